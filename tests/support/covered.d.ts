export function coveredBy(said: string): string[];
