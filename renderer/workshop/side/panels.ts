/** What can be opened beside a card. */
export type SidePanel = 'similar' | 'uses';
