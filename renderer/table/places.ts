import { addressOf, type Route } from '../routes.ts';

/** Leaves the table for another place of the application. */
export function goTo(route: Route): void {
  location.hash = addressOf(route);
}
