/** "poison-bottle" as it is read. */
export const inWords = (icon: string): string => icon.replaceAll('-', ' ');
