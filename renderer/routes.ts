export const TABLE_TABS = ['open', 'finished', 'removed'] as const;
export type TableTab = (typeof TABLE_TABS)[number];

export const RECORD_TABS = ['signed', 'finished'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

/**
 * What is seen of a pack that is open in the workshop. `card`: one of its cards, on the bench; `art`: the picture of that; `cards`: all
 * of them.
 */
export const PACK_VIEWS = ['card', 'art', 'cards', 'numbers', 'plan', 'translations', 'history'] as const;
export type PackView = (typeof PACK_VIEWS)[number];

type PlainScreen = 'title' | 'settings' | 'backups' | 'credits';
type PlainRoute = { [S in PlainScreen]: { readonly screen: S } }[PlainScreen];

/** A place in the application; each has an address of its own behind the `#`. */
export type Route =
  | PlainRoute
  /**
   * @param game whose new game it is; null: that of the last one
   * @param pack id of a pack that is to be played with; left out: none in particular
   */
  | { readonly screen: 'new'; readonly game: string | null; readonly pack?: string }
  | { readonly screen: 'tables'; readonly tab: TableTab }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'expansions'; readonly pack: string | null }
  /** @param pack id of the pack whose cards are listed; left out: those of all */
  | { readonly screen: 'library'; readonly card: string | null; readonly pack?: string }
  | { readonly screen: 'records'; readonly tab: RecordTab }
  /**
   * @param pack name of the folder of a pack of one's own; null: all packs
   * @param card its key in the pack: its id, or its place where it has none
   * @param view left out: the bench
   */
  | {
      readonly screen: 'workshop';
      readonly pack: string | null;
      readonly card: string | null;
      readonly view?: PackView;
    }
  /** A card is to be written: on the bench of its pack, or as a change of it in a pack of one's own. */
  | { readonly screen: 'change'; readonly card: string }
  /** No place has this address. */
  | { readonly screen: 'lost' };

const LOST: Route = { screen: 'lost' };

/** The place of an address, given as the part from `#` on. */
export function parseRoute(hash: string): Route {
  const parts = hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '');
  const [screen = 'title', ...encoded] = parts;
  const details = encoded.map(decoded);
  if (!isWellFormed(details)) return LOST;
  if (screen === 'workshop') return workshopRoute(details);
  if (details.length > (screen === 'new' || screen === 'library' ? 2 : 1)) return LOST;
  const [detail = null, further = null] = details;
  switch (screen) {
    case 'title':
    case 'settings':
    case 'backups':
    case 'credits':
      return detail === null ? { screen } : LOST;
    case 'tables': {
      const tab = TABLE_TABS.find((known) => known === (detail ?? 'open'));
      return tab === undefined ? LOST : { screen, tab };
    }
    case 'records': {
      const tab = RECORD_TABS.find((known) => known === (detail ?? 'signed'));
      return tab === undefined ? LOST : { screen, tab };
    }
    case 'table':
      return detail === null ? LOST : { screen, table: detail };
    case 'new':
      return further === null ? { screen, game: detail } : { screen, game: detail, pack: further };
    case 'expansions':
      return { screen, pack: detail };
    case 'library':
      if (further === null) return { screen, card: detail };
      return detail === PACK ? { screen, card: null, pack: further } : LOST;
    case 'change':
      return detail === null ? LOST : { screen, card: detail };
    default:
      return LOST;
  }
}

/** Before the id of a pack in the library; the id of a card has a colon in it. */
const PACK = 'pack';

/** Before the name of a view of a pack; a card may be called as a view is, so it is a part of its own. */
const VIEW = 'view';

/** `workshop/PACK/CARD`, or `workshop/PACK/view/VIEW/CARD`, as far as there is something. */
function workshopRoute(details: readonly string[]): Route {
  const screen = 'workshop';
  if (details.length < 3) {
    const [pack = null, card = null] = details;
    return { screen, pack, card };
  }
  const [pack, mark, named, card = null] = details;
  const view = PACK_VIEWS.find((known) => known === named && known !== 'card');
  if (mark !== VIEW || view === undefined || details.length > 4) return LOST;
  return { screen, pack, card, view };
}

/** Of a part whose escapes make no text. */
const MALFORMED = Symbol('malformed');

const isWellFormed = (parts: readonly (string | typeof MALFORMED)[]): parts is readonly string[] =>
  !parts.includes(MALFORMED);

function decoded(part: string): string | typeof MALFORMED {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return MALFORMED;
    throw error;
  }
}

/** The address of a place, from `#` on. */
export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'title':
    case 'lost':
      return '#/';
    case 'settings':
    case 'backups':
    case 'credits':
      return `#/${route.screen}`;
    case 'tables':
    case 'records':
      return `#/${route.screen}/${route.tab}`;
    case 'table':
      return `#/table/${encodeURIComponent(route.table)}`;
    case 'new':
      return withDetail(withDetail('#/new', route.game), (route.game !== null && route.pack) || null);
    case 'expansions':
      return withDetail('#/expansions', route.pack);
    case 'library':
      return route.pack === undefined
        ? withDetail('#/library', route.card)
        : withDetail(`#/library/${PACK}`, route.pack);
    case 'change':
      return withDetail('#/change', route.card);
    case 'workshop':
      return workshopAddress(route);
  }
}

function workshopAddress({ pack, card, view = 'card' }: Extract<Route, { screen: 'workshop' }>): string {
  const address = withDetail('#/workshop', pack);
  if (pack === null) return address;
  return withDetail(view === 'card' ? address : `${address}/${VIEW}/${view}`, card);
}

const withDetail = (address: string, detail: string | null): string =>
  detail === null ? address : `${address}/${encodeURIComponent(detail)}`;
