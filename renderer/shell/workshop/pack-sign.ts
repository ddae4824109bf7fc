/** What a pack has for its sign. */
export type PackSign =
  | { readonly kind: 'none' }
  | { readonly kind: 'icon'; readonly icon: string }
  /** An outline, or something that does not fit. */
  | { readonly kind: 'outline' };

/** The sign that the manifest of a pack names. @param text of that; null: there is none */
export function signIn(text: string | null): PackSign {
  const symbol = symbolIn(text);
  if (symbol === undefined) return { kind: 'none' };
  const icon = typeof symbol === 'object' && symbol !== null && 'icon' in symbol ? symbol.icon : undefined;
  return typeof icon === 'string' ? { kind: 'icon', icon } : { kind: 'outline' };
}

function symbolIn(text: string | null): unknown {
  try {
    const manifest: unknown = JSON.parse(text ?? '{}');
    return typeof manifest === 'object' && manifest !== null && 'symbol' in manifest
      ? manifest.symbol
      : undefined;
  } catch (error) {
    // Its file says itself that it cannot be read.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
