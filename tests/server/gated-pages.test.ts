import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES, type Page } from '#app/pages.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { makeWidget } from '#core/growth/order-widgets/testing/partner.ts';
import { openShop } from '#core/ordering/orders/testing/buyer.ts';
import { openGrades, putOn } from '#core/pricing/grades/testing/graded-shop.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testService } from '#core/testing/owner-catalogue.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

/** The grade of the ladder that opens everything. */
const GOLD = 3;
const VEILED = { id: 7_654_315, slug: 'veiled-15' };
/** What a page says of a service for a grade, and of none that it was asked about. */
const SECRET = /Veiled \d|veiled\.example|veiled-16|7654316/;

/** What pages read of their address, about the service that is meant. */
const QUERY = new URLSearchParams({
  ...{ serviceId: String(VEILED.id), service: VEILED.slug, quantity: '1000', source: 'buy_page' },
  ...{ search: 'veiled', q: 'veiled', query: 'veiled', url: 'https://veiled.test/1' },
  ...{ networkId: '101', serviceTypeId: '101', type: '101', sort: 'price' },
}).toString();

/** Whoever may see them is no customer, or what they show is none of the shop. */
const OF_STAFF = new Set(['staff', 'studio']);
const isForCustomers = ([path, page]: [string, Page]) =>
  !OF_STAFF.has(page.layout) && !OF_STAFF.has(path.split('/')[0] ?? '') && path !== '*';

/** A page of the table, about the service wherever its path takes something. */
function addressesOf(path: string): string[] {
  const plain = path.replace(/\/:\w+\?/g, '');
  const named = /:\w+/.test(plain) ? [VEILED.slug, String(VEILED.id)] : [''];
  return named.map((name) => `/app/${plain.replaceAll(/:\w+/g, name)}`.replace(/\/$/, ''));
}

const ADDRESSES = Object.entries<Page>(PAGES)
  .filter(isForCustomers)
  .flatMap(([path]) => addressesOf(path))
  // Leads out.
  .filter((path) => path !== '/app/logout');

let panel: PanelOnCore;
let token = '';
let gold: CustomerActor;
let plain: CustomerActor;
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  await openGrades(panel.core);
  const common = {
    service_type_id: 101,
    popularity: 100,
    example_link: 'https://veiled.example/1',
  };
  const gate = { available_closed_sales: true, available_personal_manager: true };
  await openShop(panel.core, [
    testService({ ...common, ...VEILED, ...gate, texts: { en: { name: 'Veiled 15' } } }),
    testService({
      ...{ ...common, ...gate, id: 7_654_316, slug: 'veiled-16' },
      texts: { en: { name: 'Veiled 16' } },
    }),
  ]);
  token = (await makeWidget(panel.core.actors.customerOfA)).api_token;
  gold = await newPayer(panel.core);
  plain = await newPayer(panel.core);
  await putOn(panel.core, gold, GOLD);
});
afterAll(() => panel.stop());

const cookieOf = ({ authorization }: CustomerActor) =>
  `session=99999999999.${authorization.replace('Bearer ', '')}`;

/** As a browser asks, which goes where it is sent. */
async function visit(path: string, actor: CustomerActor | undefined) {
  let next = path;
  for (let times = 0; times < 4; times += 1) {
    const { status, headers, text } = await request({
      ...{ url: panel.url, host: panel.core.instances.a.host, path: next },
      headers: { ...(actor && { cookie: cookieOf(actor) }) },
    });
    if (status < 300 || status >= 400 || !headers.location) return { status, text };
    const to = new URL(headers.location, `http://${panel.core.instances.a.host}${next}`);
    next = to.pathname + to.search;
  }
  throw new Error(`${path} leads nowhere`);
}

const asksOf = (path: string): string[] => [`${path}?${QUERY}`, path];

/** What was told to who may not know of it, and what went wrong on the way. */
async function faultsOf(asked: string): Promise<string[]> {
  const faults: string[] = [];
  for (const actor of [undefined, plain]) {
    const { status, text } = await visit(asked, actor);
    const who = actor ? 'a customer' : 'a guest';
    const [told] = text.match(SECRET) ?? [];
    if (told !== undefined) faults.push(`${asked} tells ${who} of ${told}`);
    if (status >= 500) faults.push(`${asked} fails for ${who}`);
    if (status === 200) there += 1;
  }
  return faults;
}
let there = 0;

describe('a service for one grade', () => {
  it('is shown by no page of the table to a guest or a customer of another grade', async () => {
    const shown: string[] = [];
    const faults: string[] = [];
    for (const path of ADDRESSES) {
      // Whoever may see it comes first: what they were shown is kept for nobody else.
      const { text } = await visit(`${path}?${QUERY}`, gold);
      if (SECRET.test(text)) shown.push(path);
      for (const asked of asksOf(path)) faults.push(...(await faultsOf(asked)));
    }
    expect(faults).toEqual([]);
    // They were asked for, and show it to whose grade opens it, or nothing would be shown by this.
    expect(ADDRESSES.length).toBeGreaterThan(100);
    expect(there).toBeGreaterThan(100);
    expect(shown).toEqual(
      expect.arrayContaining(['/app/services/veiled-15', '/app/grades', '/app/orders/create']),
    );
  });

  it.each(ADDRESSES.filter((path) => path.startsWith('/app/orders/create')))(
    'is in no frame of a widget: %s',
    async (path) => {
      const framed = path.replace('/app/', `/app/~widget/~${token}/`);
      for (const asked of asksOf(framed)) expect(await faultsOf(asked)).toEqual([]);
    },
  );

  it('has no page of its own for them', async () => {
    for (const name of [VEILED.slug, VEILED.id]) {
      expect((await visit(`/app/services/${name}`, gold)).status).toBe(200);
      for (const actor of [undefined, plain]) {
        expect((await visit(`/app/services/${name}`, actor)).status).toBe(404);
      }
    }
  });
});
