import net from 'node:net';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectConsole, watchConsole } from './console-guard.ts';
import { isLoopback, watchOutside } from './outside-guard.ts';

// They fail on purpose, so there is no second try.
const FAILS = { fails: true, retry: 0 };

describe('in every test file', () => {
  test('a test fails when the code writes to console.error', FAILS, () => {
    console.error('This line belongs to a test of the guard.');
  });

  test('a test fails when the code writes to console.warn', FAILS, () => {
    console.warn('This line belongs to a test of the guard.');
  });

  test('a test fails when the code asks the outside and swallows the refusal', FAILS, async () => {
    await fetch('http://outside.example/').catch(() => undefined);
  });

  test('no date is the same in UTC, in summer or in winter', () => {
    const offsets = ['2026-01-01', '2026-07-01'].map((day) => new Date(day).getTimezoneOffset());
    expect(offsets).toEqual([210, 150]);
  });

  test('a line that the test expects is quiet', () => {
    expectConsole(/^disk at 9\d %$/);
    console.warn('disk at %d %', 91);
  });
});

describe('the console guard', () => {
  test('names each unexpected line once', () => {
    const ignore: (...args: unknown[]) => void = () => undefined;
    const target = { error: ignore, warn: ignore };
    const guard = watchConsole(target);
    target.error('cannot read %s', 'a.json');
    expect(() => guard.check()).toThrow('console.error: cannot read a.json');
    expect(() => guard.check()).not.toThrow();
    guard.stop();
    expect(target.error).toBe(ignore);
  });
});

describe('the guard of the outside', () => {
  let guard: ReturnType<typeof watchOutside>;
  beforeEach(() => {
    guard = watchOutside();
  });
  afterEach(() => guard.stop());

  test.each([
    ['fetch', () => fetch('https://outside.example/')],
    [
      'a bare socket',
      () =>
        new Promise((resolve, reject) => {
          net.connect(25, 'outside.example').on('connect', resolve).on('error', reject);
        }),
    ],
    [
      'an address',
      () =>
        new Promise((resolve, reject) => {
          net.connect({ port: 25, host: '192.0.2.1' }).on('connect', resolve).on('error', reject);
        }),
    ],
  ])('refuses %s', async (_name, ask) => {
    await expect(ask()).rejects.toThrow();
    expect(() => guard.check()).toThrow(/outside\.example|192\.0\.2\.1/);
  });

  test('hears nothing of a request that msw answers, and all of one that it does not', async () => {
    const outside = setupServer(
      http.get('https://outside.example/answered', () => HttpResponse.text('from msw')),
    );
    outside.listen({ onUnhandledRequest: 'bypass' });
    try {
      const answer = await fetch('https://outside.example/answered');
      expect(await answer.text()).toBe('from msw');
      expect(() => guard.check()).not.toThrow();
      await expect(fetch('https://outside.example/other')).rejects.toThrow();
      expect(() => guard.check()).toThrow('outside.example');
    } finally {
      outside.close();
    }
  });

  test('lets a connection to this machine and to a Unix socket pass', async () => {
    const server = net.createServer((socket) => socket.end('hello'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const answer = await new Promise<string>((resolve, reject) => {
      net
        .connect(address.port, '127.0.0.1')
        .on('data', (chunk) => resolve(String(chunk)))
        .on('error', reject);
    });
    server.close();
    expect(answer).toBe('hello');
    await expect(
      new Promise((_resolve, reject) => net.connect('/nowhere.sock').on('error', reject)),
    ).rejects.toThrow('ENOENT');
    expect(() => guard.check()).not.toThrow();
  });

  test.each([
    ['localhost', true],
    ['nova.localhost', true],
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['localhost.example', false],
    ['127.0.0.1.example', false],
    ['10.0.0.1', false],
  ])('%s is this machine: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});
