import type { Deps } from '#core/deps.ts';
import { isOwnMachine } from '#core/platform/http/host.ts';

/** Where a host answers; on one's own machine there is no proxy with a certificate. */
export function originOf({ defaultInstance }: Pick<Deps, 'defaultInstance'>, host: string): string {
  const port = defaultInstance?.port;
  const isOwn = isOwnMachine(host);
  return isOwn && port !== undefined ? `http://${host}:${port}` : `https://${host}`;
}

/** Where the visitors of a panel order. */
export const panelUrl = (deps: Pick<Deps, 'defaultInstance'>, host: string): string =>
  `${originOf(deps, host)}/app/`;

/** Where a panel orders at the one that rents it out; answered here, and never asked of the network. */
export const parentAddress = (host: string): string => `https://${host}/api/v2`;
