/** Icons of our own, in the same box as the others: 512 x 512. */
export const OWN_ICONS: { readonly [name: string]: string } = {
  // A die that shows three.
  'die-3':
    'M96 40H416a56 56 0 0 1 56 56V416a56 56 0 0 1-56 56H96a56 56 0 0 1-56-56V96A56 56 0 0 1 96 40ZM146 98a48 48 0 1 0 0 96 48 48 0 1 0 0-96ZM256 208a48 48 0 1 0 0 96 48 48 0 1 0 0-96ZM366 318a48 48 0 1 0 0 96 48 48 0 1 0 0-96Z',
};
