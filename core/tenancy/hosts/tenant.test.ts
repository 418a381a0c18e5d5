// On PostgreSQL: listening, and connections that are lost.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCore } from '#core/app.ts';
import type { DefaultInstance } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { RequestOrigin } from '#core/platform/http/core-env.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

interface Asked {
  headers?: Record<string, string>;
  origin?: RequestOrigin;
  url?: string;
  defaultInstance?: DefaultInstance;
}

/** The brand that answers, or the status of the refusal. */
async function served({ headers = {}, origin, url, defaultInstance }: Asked) {
  const core = defaultInstance ? createCore({ ...test.deps, defaultInstance }) : test.core;
  const request = new Request(url ?? 'http://core.invalid/settings', { headers });
  const response = await core.fetch(request, origin);
  if (response.status !== 200) return response.status;
  const { data } = (await response.json()) as { data: { panelName: string } };
  return data.panelName;
}

describe('a request belongs to the instance', () => {
  it.each<[string, Asked, string | number]>([
    ['that its host names', { headers: { host: 'birch.example' } }, 'Birch'],
    ['whatever the port', { headers: { host: 'birch.example:8443' } }, 'Birch'],
    ['whatever the case', { headers: { host: 'BIRCH.Example' } }, 'Birch'],
    ['whatever dot ends it', { headers: { host: 'birch.example.' } }, 'Birch'],
    ['that its URL names, without a header', { url: 'http://birch.example/settings' }, 'Birch'],
    ['but a part of a host is none', { headers: { host: 'example' } }, 421],
    ['but a host below it is none', { headers: { host: 'www.birch.example' } }, 421],
    ['but a host above it is none', { headers: { host: 'birch.example.evil' } }, 421],
    ['but a wildcard is no host', { headers: { host: '%.example' } }, 400],
  ])('%s', async (_, asked, answer) => {
    expect(await served(asked)).toBe(answer);
  });

  const forwarded = { host: 'alder.example', 'x-forwarded-host': 'birch.example' };

  it.each<[string, Asked, string | number]>([
    ['not by what everybody may write', { headers: forwarded }, 'Alder'],
    ['by what a trusted proxy wrote', { headers: forwarded, origin: { trusted: true } }, 'Birch'],
    [
      'by the last of several, which our own proxy has added',
      {
        headers: { ...forwarded, 'x-forwarded-host': 'alder.example, birch.example:443' },
        origin: { trusted: true },
      },
      'Birch',
    ],
    [
      'by its host when the trusted proxy says nothing',
      { headers: { host: 'birch.example' }, origin: { trusted: true } },
      'Birch',
    ],
    [
      'by what the caller has decided on, above all',
      { headers: forwarded, origin: { host: 'birch.example', trusted: true } },
      'Birch',
    ],
  ])('%s', async (_, asked, answer) => {
    expect(await served(asked)).toBe(answer);
  });
});

describe('a host that matches none', () => {
  const any: DefaultInstance = { slug: 'alder', hosts: 'any' };
  const local: DefaultInstance = { slug: 'alder', hosts: 'local' };

  it.each<[string, DefaultInstance, string | number]>([
    ['shop.example', any, 'Alder'],
    ['birch.example', any, 'Birch'],
    ['localhost', local, 'Alder'],
    ['192.168.1.20:3000', local, 'Alder'],
    ['[::1]:3000', local, 'Alder'],
    ['printer', local, 'Alder'],
    ['pi.local', local, 'Alder'],
    ['birch.example', local, 'Birch'],
    ['shop.example', local, 421],
    ['localhost.evil.example', local, 421],
    ['localhost', { slug: 'nobody', hosts: 'any' }, 421],
  ])('%s with the default %j gets %s', async (host, defaultInstance, answer) => {
    expect(await served({ headers: { host }, defaultInstance })).toBe(answer);
  });
});

describe('what is remembered of hosts', () => {
  const publish = (brand: string, hosts: string[]) =>
    publishInstance(test.deps, {
      slug: brand.toLowerCase(),
      hosts,
      documents: ownerDocuments(brand),
    });
  const ask = (host: string) => served({ headers: { host } });

  it('is forgotten when an unknown host becomes known', async () => {
    expect(await ask('new.example')).toBe(421);
    await publish('Cedar', ['new.example']);
    await expect.poll(() => ask('new.example')).toBe('Cedar');
  });

  it('is forgotten when a host moves to another instance', async () => {
    await publish('Cedar', ['new.example', 'moving.example']);
    await expect.poll(() => ask('moving.example')).toBe('Cedar');
    await publish('Cedar', ['new.example']);
    await publish('Birch', ['birch.example', 'moving.example']);
    await expect.poll(() => ask('moving.example')).toBe('Birch');
    expect(await ask('new.example')).toBe('Cedar');
  });

  it('spares the database', async () => {
    let lookups = 0;
    const core = createCore({
      ...test.deps,
      db: {
        ...test.db,
        asSystem: (work) => {
          lookups += 1;
          return test.db.asSystem(work);
        },
      },
    });
    const hosts = ['alder.example', 'birch.example', 'stranger.example'];
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        core.request('/settings', { headers: { host: hosts[i % 3] ?? '' } }),
      ),
    );
    expect(lookups).toBe(3);
  });

  it('heals within half a minute when the notification was lost', async () => {
    const deaf = createCore({
      ...test.deps,
      db: { ...test.db, listen: async () => async () => undefined },
    });
    const askDeaf = async () =>
      (await deaf.request('/settings', { headers: { host: 'late.example' } })).status;
    expect(await askDeaf()).toBe(421);
    await publish('Dogwood', ['late.example']);
    expect(await askDeaf()).toBe(421);
    test.clock.advance(30_000);
    expect(await askDeaf()).toBe(200);
  });

  it('is nothing as long as its changes cannot be heard', async () => {
    let isDown = true;
    const core = createCore({
      ...test.deps,
      db: {
        ...test.db,
        listen: (channel, listener) =>
          isDown ? Promise.reject(new AppError('unavailable')) : test.db.listen(channel, listener),
      },
    });
    const status = async () =>
      (await core.request('/settings', { headers: { host: 'alder.example' } })).status;
    expect(await status()).toBe(503);
    isDown = false;
    expect(await status()).toBe(200);
  });
});
