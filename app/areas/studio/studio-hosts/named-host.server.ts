import { domainToUnicode } from 'node:url';

export interface NamedHost {
  /** As it stands in DNS. */
  host: string;
  /** With the letters that it was written with. */
  name: string;
}

export const namedHost = (host: string): NamedHost => ({
  host,
  // Nothing comes of what is no name, such as an address.
  name: domainToUnicode(host) || host,
});
