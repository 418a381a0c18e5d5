import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { giveMoney, openShop, place } from '#core/ordering/orders/testing/buyer.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

// What the server keeps of pages it puts into those of others: each must be as if it had been drawn for
// its visitor alone.

interface Kept {
  clear(): void;
  readonly size: number;
  values(): Iterable<Uint8Array>;
}

const PATHS = [
  ...['dashboard', 'orders/create', 'orders', 'finances', 'notices', 'profile', 'grades'],
  ...['tickets', 'statistics?period=month', 'no-such-page', 'contacts'],
];
/** One of them is enough for what each language has of its own. */
const PATH = 'orders';

let panel: PanelOnCore;
let kept: Kept;
const cookies: Record<string, string> = {};
const sessionOf = (authorization: string) =>
  `session=99999999999.${authorization.replace('Bearer ', '')}`;

beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  const file = path.resolve(import.meta.dirname, '../../build/remix/server/index.js');
  // As `app/entry.server.tsx` exports it.
  const build = (await import(pathToFileURL(file).href)) as {
    entry: { module: { fragmentCache: Kept } };
  };
  kept = build.entry.module.fragmentCache;
  const { core } = panel;
  const { a, b } = core.instances;
  // One of them has its menu in the bar.
  const documents = ownerDocuments(b.brand);
  const settings = { ...documents.settings, navigationNavbar: true };
  await publishInstance(core.deps, {
    ...{ slug: b.slug, hosts: [b.host], documents: { ...documents, settings } },
  });
  await openShop(core);
  const [rich, other] = [await newPayer(core), await newPayer(core)];
  await giveMoney(core, rich, 10_000_000n);
  await place(rich);
  const staff = await addCustomer(core.deps, a.id, { roles: ['staff'] });
  const ofOther = await addCustomer(core.deps, b.id);
  Object.assign(cookies, {
    rich: sessionOf(rich.authorization),
    other: sessionOf(other.authorization),
    staff: sessionOf(await logInAs(core.deps, a.id, staff)),
    'of the other brand': sessionOf(await logInAs(core.deps, b.id, ofOther)),
    guest: '',
  });
});
afterAll(() => panel.stop());

/** A form has a key of its own each time. */
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

interface Visit {
  who: string;
  page: string;
  language?: string;
}

/** Without what differs from one answer to the next anyway. */
async function visit({ who, page, language = 'en' }: Visit): Promise<string> {
  // Those of guests are kept whole.
  panel.pages.forget(undefined);
  const { a, b } = panel.core.instances;
  const base = language === 'en' ? '/app' : `/app/${language}`;
  const { text, headers, status } = await request({
    ...{ url: panel.url, host: who === 'of the other brand' ? b.host : a.host },
    ...{
      path: `${base}/${page}`,
      headers: { cookie: cookies[who] ?? '', 'accept-language': 'en' },
    },
  });
  expect(status, page).toBeLessThan(500);
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  return text.replaceAll(nonce || UUID, '').replaceAll(UUID, '');
}

const VISITS: Visit[] = [
  ...Object.keys({ rich: 0, other: 0, staff: 0, 'of the other brand': 0, guest: 0 }).flatMap(
    (who) => PATHS.map((page) => ({ who, page })),
  ),
  { who: 'staff', page: 'staff/orders' },
  ...LANGUAGES.flatMap((language) =>
    ['rich', 'other', 'of the other brand'].map((who) => ({ who, page: PATH, language })),
  ),
];

/** Where two pages part, to be read in a failure. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(at - 80, at + 80)}\n  instead of\n${other.slice(at - 80, at + 80)}`;
}

describe('a page with fragments that were drawn for others', () => {
  it('is the page that is drawn for its visitor alone', async () => {
    const alone: string[] = [];
    let drawn = 0;
    for (const one of VISITS) {
      kept.clear();
      alone.push(await visit(one));
      drawn += kept.size;
    }
    kept.clear();
    const faults: string[] = [];
    for (const [at, one] of VISITS.entries()) {
      const [page, wanted = ''] = [await visit(one), alone[at]];
      if (page === wanted && !page.includes('cached-fragment')) continue;
      faults.push(`${one.page} of ${one.who} in ${one.language}: ${difference(page, wanted)}`);
    }
    expect(faults).toEqual([]);
    // Most were drawn for somebody else.
    expect(kept.size).toBeLessThan(drawn / 2);
  });

  it('adds nothing for a second customer, and keeps nothing of the first', async () => {
    kept.clear();
    for (const page of PATHS) await visit({ who: 'rich', page });
    const size = kept.size;
    for (const page of PATHS) await visit({ who: 'other', page });
    expect(kept.size).toBe(size);
    const html = [...kept.values()].map((bytes) => Buffer.from(bytes).toString()).join('');
    expect(html).not.toMatch(/@mail\.example|Ada Brook|\d\.\d\d/);
  });
});
