import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';
import { visitorOf } from './visitor.ts';

function incoming(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  // Of Node's request only these fields are read.
  return { socket: { remoteAddress, localPort: 3000 }, headers } as unknown as IncomingMessage;
}

const ground = { isTrusted: trustedProxies(['10.0.0.0/8', '2001:db8::1', '127.0.0.1']) };
const FORWARDED = {
  host: 'inside:8080',
  'x-forwarded-host': 'evil.example, Shop.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.1.1',
};

test.each(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1', '127.0.0.1'])(
  'the proxy %s speaks for the visitor',
  (address) => {
    expect(visitorOf(incoming(address, FORWARDED), ground)).toEqual({
      host: 'shop.example',
      hostname: 'shop.example',
      publicHost: 'shop.example',
      scheme: 'https',
      address: '203.0.113.9',
      trusted: true,
    });
  },
);

test.each(['203.0.113.7', '11.0.0.1', '2001:db8::2', ''])(
  'nobody believes %j what it forwards',
  (address) => {
    expect(visitorOf(incoming(address, FORWARDED), ground)).toEqual({
      host: 'inside:8080',
      hostname: 'inside',
      publicHost: 'inside:3000',
      scheme: 'http',
      address,
      trusted: false,
    });
  },
);

const DIRECT = '203.0.113.7';
const PROXY = '10.1.2.3';

test.each([
  ['where nobody stands in front, it is that of the process', DIRECT, {}, 'shop.example:3000'],
  ['nor where a proxy passes nothing on', PROXY, {}, 'shop.example:3000'],
  ['to everybody', DIRECT, { publicPort: 8443 }, 'shop.example:8443'],
  ['unsaid where it is the usual one', DIRECT, { publicPort: 80 }, 'shop.example'],
])('a port is not the word of a visitor: %s', (_what, address, more, publicHost) => {
  const visitor = visitorOf(incoming(address, { host: 'Shop.example:666' }), {
    ...ground,
    ...more,
  });
  expect(visitor).toMatchObject({ host: 'shop.example:666', publicHost });
});

test.each([
  ['the usual one', {}, 'shop.example'],
  ['the one that is said', { publicPort: 8443 }, 'shop.example:8443'],
])('a port is not the word of a proxy either: %s', (_what, more, publicHost) => {
  for (const headers of [
    { host: 'inside:8080', 'x-forwarded-host': 'Shop.example:666' },
    { host: 'shop.example:666', 'x-forwarded-proto': 'http' },
  ]) {
    const visitor = visitorOf(incoming(PROXY, headers as Record<string, string>), {
      ...ground,
      ...more,
    });
    expect(visitor).toMatchObject({ publicHost });
  }
});

test('the usual port is that of the scheme', () => {
  const headers = { host: 'shop.example', 'x-forwarded-proto': 'https' };
  const hostWith = (publicPort: number) =>
    visitorOf(incoming(PROXY, headers), { ...ground, publicPort })?.publicHost;
  expect([hostWith(443), hostWith(80)]).toEqual(['shop.example', 'shop.example:80']);
});

test('an address of six parts keeps its brackets', () => {
  const visitor = visitorOf(incoming(DIRECT, { host: '[::1]:666' }), ground);
  expect(visitor?.publicHost).toBe('[::1]:3000');
});

test('over one connection of a proxy each request is of its own visitor', () => {
  const { socket } = incoming(PROXY, {});
  const addressOf = (forwarded: string) =>
    visitorOf(
      {
        socket,
        headers: { host: 'inside', 'x-forwarded-for': forwarded },
      } as unknown as IncomingMessage,
      ground,
    )?.address;
  const asked = ['198.51.100.1', '198.51.100.2', '198.51.100.1'];
  expect(asked.map(addressOf)).toEqual(asked);
});

test('over one connection each request is for the host that it names', () => {
  const { socket } = incoming('203.0.113.7', {});
  const hostnameFor = (host: string) =>
    visitorOf({ socket, headers: { host } } as IncomingMessage, ground)?.hostname;
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
