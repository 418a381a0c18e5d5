import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveMoney, LINK, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { askForFunds, invoiceIn, newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

const HOST = 'evil.example';
/** What a browser takes for another site or for a script, and a router for a path of this one. */
const TARGETS = [
  `/\\${HOST}/x`,
  `\\\\${HOST}/x`,
  `//${HOST}/x`,
  `/\t/${HOST}/x`,
  `/./\\${HOST}/x`,
  `/..//${HOST}/x`,
  `https:\\\\${HOST}/x`,
  'javascript:alert(1)',
];

let panel: PanelOnCore;
let payer: CustomerActor;
let pages: string[];

beforeAll(async () => {
  const google = { clientId: 'ours', clientSecret: 'hidden' };
  panel = await startPanelOnCore({ isDemo: true, services: { social: { google } } });
  await openShop(panel.core);
  payer = await newPayer(panel.core);
  await giveMoney(panel.core, payer, 100_000_000n);
  const line = { service_id: 107, quantity: 5_000, url: LINK };
  const paid = await placedIn(await place(payer, { orders: [line], payment_method_id: 0 }));
  const waiting = await invoiceIn(await askForFunds(payer, { payment_method_id: 2, amount: '10' }));
  const order = `/app/orders/${paid.orders[0]?.id}`;
  pages = [
    ...['/app/', '/app/services/alder-views', '/app/orders', order, `${order}/receipt`],
    ...['/app/finances', '/app/add-funds', `/app/add-funds?invoice=${waiting.id}`],
    ...['/app/dashboard', '/app/my-services', '/app/notices', '/app/orders/create', '/app/login'],
  ];
});
afterAll(() => panel.stop());

/** Every text that leads somewhere, changed to lead elsewhere; a picture leads nobody anywhere. */
function misled(value: unknown, target: string): unknown {
  if (typeof value === 'string') return /^(?:\/|https?:)/.test(value) ? target : value;
  if (Array.isArray(value)) return value.map((one) => misled(one, target));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      name === 'thumbnail' ? own : misled(own, target),
    ]),
  );
}

async function mislead(said: Response, target: string): Promise<Response> {
  const isJson = said.headers.get('content-type')?.startsWith('application/json');
  if (!isJson || !said.ok) return said;
  const { status, headers } = said;
  headers.delete('content-length');
  return Response.json(misled(await said.json(), target), { status, headers });
}

const visit = (path: string, isGuest = path.endsWith('/login')) => {
  const [, token = ''] = payer.authorization.split(' ');
  const headers = isGuest ? {} : { cookie: `session=99999999999.${token}` };
  return request({ url: panel.url, host: payer.instance.host, path, headers });
};

const LEADING = /\s(?:href|action|formaction)="([^"]*)"|<(?:script|iframe)\b[^>]*\ssrc="([^"]*)"/g;
const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** Where a page leads, as a browser reads it. */
function placesOf(text: string, path: string): URL[] {
  const base = `http://${payer.instance.host}${path}`;
  return [...text.matchAll(LEADING)].map(
    ([, place, script]) => new URL(decoded(place ?? script ?? ''), base),
  );
}

const isElsewhere = ({ host, protocol }: URL) => host === HOST || protocol === 'javascript:';

test.each(TARGETS)('a core that says %j leads nobody there', async (target) => {
  panel.changed = (said, path) => (path === '/api/v1/profile' ? said : mislead(said, target));
  let shown = 0;
  for (const path of pages) {
    panel.pages.forget();
    const { status, text, headers } = await visit(path);
    expect(status, path).toBeLessThan(600);
    if (status === 200) shown += 1;
    expect(placesOf(text, path).filter(isElsewhere).map(String), path).toEqual([]);
    const leadsTo = new URL(headers.location ?? '/', `http://${payer.instance.host}${path}`);
    expect(isElsewhere(leadsTo), `${path} leads to ${leadsTo.href}`).toBe(false);
  }
  // Pages that failed would prove nothing.
  expect(shown).toBeGreaterThan(pages.length - 3);
});
