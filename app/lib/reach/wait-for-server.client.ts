import { pageRequests } from './page-requests.ts';

/** Where scripts/bundle/route-failures.ts finds what to wait for before it gives a page up. */
const REACH = Symbol.for('marquee:reach');

/** The data of pages and the answers to forms wait for the server, and so does the code of pages. */
export function waitForServer(): void {
  const send = window.fetch.bind(window);
  window.fetch = pageRequests.around(send);
  Object.assign(window, { [REACH]: () => pageRequests.reach(send) });
}
