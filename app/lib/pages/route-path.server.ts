import { PAGES } from '#app/pages.ts';
import { routeNameOf } from './route-name.ts';

const PATHS: ReadonlyMap<string, string> = new Map(
  Object.keys(PAGES).map((path) => [routeNameOf(path.replaceAll(':', '')) ?? '', `/${path}`]),
);

/** Where the page of a route name stands, with its parameters as patterns: `/services/:slug`. */
export const pathOfRoute = (name: string): string | undefined => PATHS.get(name);
