/** Icons that are kept in mind. */
const MOST = 12;

let icons = $state.raw<readonly string[]>([]);

/** An icon was put into a picture. */
export function used(icon: string): void {
  icons = [icon, ...icons.filter((one) => one !== icon)].slice(0, MOST);
}

/** The icons that were used last in this sitting, the newest first. Read it in templates: it changes. */
export const lately = (): readonly string[] => icons;
