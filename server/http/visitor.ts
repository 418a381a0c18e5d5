import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { canonicalHost } from '#core/platform/http/host.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** Where a request comes from and what it was sent to, as far as it can be trusted. */
export interface Visitor {
  /** The host with its port, lower-cased, as the visitor typed it. */
  host: string;
  /** The same without its port: what instances are told apart by. */
  hostname: string;
  /** The host with the port that this process knows of: what addresses for others are made with. */
  publicHost: string;
  scheme: 'http' | 'https';
  address: string;
  /** The caller is one of our proxies or panels: its X-Forwarded headers count. */
  trusted: boolean;
}

/** How to tell what a request carries of its own way here. */
export interface Ground {
  isTrusted: IsTrusted;
  /** Where visitors reach this process, if that is not where it listens or the usual port of a proxy. */
  publicPort?: number | undefined;
}

/** Who asked last over a connection, where nobody speaks for others: mostly it is the same again. */
const lastOf = new WeakMap<Socket, { said: string | undefined; visitor: Visitor }>();

/** Undefined for a host that no host can be. */
export function visitorOf(incoming: IncomingMessage, ground: Ground): Visitor | undefined {
  const { socket } = incoming;
  const said = incoming.headers.host;
  const last = lastOf.get(socket);
  if (last && last.said === said) return last.visitor;
  const visitor = readVisitor(incoming, ground);
  if (visitor && !visitor.trusted) lastOf.set(socket, { said, visitor });
  return visitor;
}

function readVisitor(incoming: IncomingMessage, ground: Ground): Visitor | undefined {
  const { isTrusted } = ground;
  const remote = incoming.socket.remoteAddress ?? '';
  const trusted = isTrusted(remote);
  const forwarded = (name: string) => {
    const value = trusted ? incoming.headers[name] : undefined;
    // A proxy that appends leaves the client's own words in front, so the last one counts.
    return (Array.isArray(value) ? value.join(',') : value)?.split(',').map((part) => part.trim());
  };
  // Only a TLS socket has this field.
  const encrypted = (incoming.socket as Partial<TLSSocket>).encrypted === true;
  const said = forwarded('x-forwarded-proto')?.at(-1) ?? (encrypted ? 'https' : 'http');
  const scheme = said === 'https' ? 'https' : 'http';
  const host = (forwarded('x-forwarded-host')?.at(-1) ?? incoming.headers.host ?? '').toLowerCase();
  const hostname = canonicalHost(host);
  if (hostname === undefined) return undefined;
  const isPassedOn = Boolean(forwarded('x-forwarded-host') ?? forwarded('x-forwarded-proto'));
  const port = ground.publicPort ?? (isPassedOn ? undefined : incoming.socket.localPort);
  return {
    host,
    hostname,
    publicHost: withPort(hostname, scheme, port),
    scheme,
    address: forwarded('x-forwarded-for')?.findLast((hop) => !isTrusted(hop)) ?? remote,
    trusted,
  };
}

const USUAL_PORTS = { http: 80, https: 443 };

function withPort(hostname: string, scheme: 'http' | 'https', port: number | undefined): string {
  const name = hostname.includes(':') ? `[${hostname}]` : hostname;
  return port === undefined || port === USUAL_PORTS[scheme] ? name : `${name}:${port}`;
}

/** What addresses of a visitor's brand begin with, wherever they are sent. */
export function publicOrigin({ scheme, publicHost }: Pick<Visitor, 'scheme' | 'publicHost'>) {
  return `${scheme}://${publicHost}`;
}
