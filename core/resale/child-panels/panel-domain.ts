import type { FieldProblem } from '#core/errors.ts';
import { isOwnMachine } from '#core/platform/http/host.ts';
import { writtenHost } from '#core/platform/http/host-names.ts';
import type { DomainType } from './child-panel-rules.pure.ts';

/** What visitors would take for a part of the panel itself, or mails and certificates need. */
const RESERVED = new Set(
  `admin administrator api app assets autoconfig autodiscover billing blog cdn dashboard demo dev dns
  docs ftp help host hostmaster imap internal login mail mx ns ns1 ns2 owner panel pay payment
  payments pop postmaster proxy root secure security sso staff staging static status studio support
  system test webmail webmaster wpad ww www`.split(/\s+/),
);
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** The prefix of names in other letters, which look like those of others. */
const PUNYCODE = /^xn--/;

export type NamedHost = { host: string; problem?: never } | { host?: never; problem: FieldProblem };

interface Asked {
  domain: string;
  domainType: DomainType;
  /** The host below which labels are given. */
  below: string | undefined;
}

/** The host that a panel would answer to, or why it cannot. */
export function hostOf({ domain, domainType, below }: Asked): NamedHost {
  return domainType === 'subdomain' ? subdomainOf(domain, below) : ownHost(domain, below);
}

function subdomainOf(domain: string, below: string | undefined): NamedHost {
  const written = writtenHost(domain);
  if (below === undefined || written === undefined) return { problem: { code: 'invalid_format' } };
  const label = written.endsWith(`.${below}`) ? written.slice(0, -below.length - 1) : written;
  if (!LABEL.test(label)) return { problem: { code: 'invalid_format' } };
  if (RESERVED.has(label) || PUNYCODE.test(label)) return { problem: { code: 'host_reserved' } };
  return { host: `${label}.${below}` };
}

function ownHost(domain: string, below: string | undefined): NamedHost {
  const host = writtenHost(domain);
  if (host === undefined || isOwnMachine(host)) {
    return { problem: { code: 'invalid_format' } };
  }
  const isOurs = below !== undefined && (host === below || host.endsWith(`.${below}`));
  return isOurs ? { problem: { code: 'host_reserved' } } : { host };
}
