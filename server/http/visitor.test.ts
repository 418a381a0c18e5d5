import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';
import { visitorOf } from './visitor.ts';

function incoming(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  // Of Node's request only these fields are read.
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

const isTrusted = trustedProxies(['10.0.0.0/8', '2001:db8::1', '127.0.0.1']);
const FORWARDED = {
  host: 'inside:8080',
  'x-forwarded-host': 'evil.example, Shop.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.1.1',
};

test.each(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1', '127.0.0.1'])(
  'the proxy %s speaks for the visitor',
  (address) => {
    expect(visitorOf(incoming(address, FORWARDED), isTrusted)).toEqual({
      host: 'shop.example',
      hostname: 'shop.example',
      scheme: 'https',
      address: '203.0.113.9',
      trusted: true,
    });
  },
);

test.each(['203.0.113.7', '11.0.0.1', '2001:db8::2', ''])(
  'nobody believes %j what it forwards',
  (address) => {
    expect(visitorOf(incoming(address, FORWARDED), isTrusted)).toEqual({
      host: 'inside:8080',
      hostname: 'inside',
      scheme: 'http',
      address,
      trusted: false,
    });
  },
);

test('over one connection each request is for the host that it names', () => {
  const { socket } = incoming('203.0.113.7', {});
  const hostnameFor = (host: string) =>
    visitorOf({ socket, headers: { host } } as IncomingMessage, isTrusted)?.hostname;
  const asked = ['one.example', 'one.example', 'two.example', '-', 'one.example'];
  expect(asked.map(hostnameFor)).toEqual([
    ...['one.example', 'one.example', 'two.example', undefined, 'one.example'],
  ]);
});

test.each(['example.org', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/0', '10.0.0.0/8/8', '300.0.0.1'])(
  'the proxy "%s" stops the start',
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow(`«${entry}» is neither an address nor a subnet`);
  },
);
