import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCore } from '#core/app.ts';
import type { CoreApi } from './core-env.ts';
import { testCore } from '#core/testing/harness.ts';
import { describedOperations } from '#core/testing/operations.ts';
import { LANGUAGES } from '#locales/languages.ts';

// Here and not in beforeAll, because the tests themselves are made out of the API's description.
const test = await testCore();
afterAll(() => test.close());

const ids: Record<string, string> = { idOrSlug: '101', slug: 'alder-views', serviceId: '101' };

/** What everybody may read; each is made once and kept for who asks for the same. */
const paths = describedOperations(test.core)
  .filter(({ method, isForCustomers }) => method === 'GET' && !isForCustomers)
  .filter(({ parameters }) => parameters.every((name) => name in ids))
  .map(({ path }) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ''));

const HOSTS = [test.instances.a.host, test.instances.b.host];

async function read(core: CoreApi, path: string, { host, locale }: Asked): Promise<string> {
  const url = `http://core.invalid${path}${locale === undefined ? '' : `?locale=${locale}`}`;
  // Some of it is asked for on purpose where it needs more than a language.
  const answer = await core.fetch(new Request(url, { headers: { host } }));
  const text = await answer.text();
  return `${answer.status} ${text.replace(/"request_id":"[^"]*"/, '')}`;
}

interface Asked {
  host: string;
  locale: string | undefined;
}

const ASKED: Asked[] = HOSTS.flatMap((host) =>
  [undefined, ...LANGUAGES].map((locale) => ({ host, locale })),
);

/** Made anew at each call, or for a moment only. */
const VARIES = /captcha|statistics/;
const kept = paths.filter((path) => !VARIES.test(path));

/** Megabytes that speak English to everybody: three ways of asking show that as well as thirteen. */
const LARGE = /\/openapi\.json$/;
const FEW = new Set([undefined, 'en', 'tr']);
const askedFor = (path: string) =>
  LARGE.test(path) ? ASKED.filter(({ locale }) => FEW.has(locale)) : ASKED;

/** By language and host, what a core says of each path that was asked in no other of them. */
const alone = new Map<Asked, Map<string, string>>();
beforeAll(async () => {
  for (const asked of ASKED) {
    const core = createCore(test.deps);
    const said = new Map<string, string>();
    for (const path of kept) {
      if (askedFor(path).includes(asked)) said.set(path, await read(core, path, asked));
    }
    alone.set(asked, said);
  }
});

describe.each(kept)('%s', (path) => {
  it('says in each language and to each host what a core says that knows no other', async () => {
    // One core, which keeps what it said: in one order and in the other.
    const all = askedFor(path);
    for (const round of [all, all.toReversed(), all]) {
      for (const asked of round) {
        const answer = await read(test.core, path, asked);
        expect(answer, JSON.stringify(asked)).toBe(alone.get(asked)?.get(path));
      }
    }
  });
});

it.each([
  '/settings',
  '/pages',
  '/menu-items',
  '/banners',
  '/api/v1/countries',
  '/api/v1/services',
  '/api/v1/services/101',
  '/api/v1/service-types/alder-views',
])('%s is another text in another language, and at another host', async (path) => {
  expect(paths).toContain(path);
  const [host = '', other = ''] = HOSTS;
  const english = await read(test.core, path, { host, locale: 'en' });
  expect(english).toMatch(/^200 /);
  expect(await read(test.core, path, { host, locale: 'de' })).not.toBe(english);
  if (path !== '/api/v1/countries') {
    expect(await read(test.core, path, { host: other, locale: 'en' })).not.toBe(english);
  }
});
