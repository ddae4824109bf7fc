/** What something makes; where it stumbles, something else with the reason. */
export function orElse<T>(
  make: () => T,
  otherwise: T,
): { readonly value: T; readonly failure: string | null } {
  try {
    return { value: make(), failure: null };
  } catch (error) {
    return { value: otherwise, failure: error instanceof Error ? error.message : String(error) };
  }
}
