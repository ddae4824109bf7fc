import { addressOf, parseRoute, type Route } from '../routes.ts';

/** The current place. The history of the page is the history of places: back and forward just work. */
export class Router {
  route: Route = $state.raw(parseRoute(location.hash));

  /** Follows the address until told to stop. @returns stops */
  follow(): () => void {
    const follow = (): void => {
      this.route = parseRoute(location.hash);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }

  go(route: Route): void {
    location.hash = addressOf(route);
  }

  /** Goes there without leaving a trace in the history: for choices within a screen. */
  swap(route: Route): void {
    history.replaceState(history.state, '', addressOf(route));
    this.route = route;
  }
}
