import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payIn } from '#core/billing/documents/testing/billed.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { newEarner, requested } from '#core/billing/withdrawals/testing/earner.ts';
import { giveMoney, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { PAGES } from '#app/pages.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { BROWSER, visitPanelAs, wordsOf } from './visitor.ts';

let panel: PanelOnCore;
let orderId: number;

beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  const { core } = panel;
  const { id: instanceId } = core.instances.a;
  const grace = await newPayer(core, { roles: ['staff'], name: 'Grace Lane' });
  const ada = await newPayer(core, { name: 'Ada Ship' });
  await payIn(core, ada);
  await requested(await newEarner(core, { referral: 50_000_000n, name: 'Ida Noor' }));
  const asked = { steps: ['card'], reason: 'Your card is of another name.' };
  await grace.post(`/api/v1/staff/customers/${ada.id}/identity-checks`, asked);
  await openShop(core);
  await giveMoney(core, ada, 100_000_000n);
  orderId = Number((await placedIn(await place(ada))).orders[0]?.id);
  const now = core.clock.now();
  await core.db.inInstance(instanceId, (trx) =>
    trx
      .insertInto('dispatches')
      .values({
        ...{ instance_id: instanceId, order_id: BigInt(orderId), route: 'manual' },
        ...{ request_id: crypto.randomUUID(), state: 'sent', reference: 'X-77' },
        ...{ provider_id: null, source_key: null, trade_type: null, cost_micro: 400_000n },
        ...{ refusal: null, lease_until: null, next_check_at: null },
        ...{ created_at: now, sent_at: now, updated_at: now },
      })
      .execute(),
  );
});
afterAll(() => panel.stop());

const open = (path: string, roles: string[] = ['staff']) =>
  visitPanelAs(panel, `/app${path}`, roles);

interface Listed {
  path: string;
  file: string;
  /** A search that finds the one, and what stands there then. */
  q: string;
  said: string[];
  /** What the row leads to. */
  to: RegExp;
  name: string;
  /** Where its rows come from. */
  from: string;
  nothing: string;
}

const LISTS: readonly Listed[] = [
  {
    ...{ path: '/staff/payments/all', file: '/staff/payments/all/file', name: 'payments.csv' },
    ...{ q: 'state:paid', said: ['Ada Ship', '$20.00', 'Paid'] },
    to: /href="\/app\/staff\/payments\/\d+"/,
    ...{ from: '/api/v1/staff/payments/list', nothing: 'No payments found' },
  },
  {
    ...{ path: '/staff/withdrawals/all', file: '/staff/withdrawals/all/file' },
    ...{ name: 'withdrawals.csv', q: 'state:requested', said: ['Ida Noor', '$10.00'] },
    to: /href="\/app\/staff\/withdrawals\/\d+"/,
    ...{ from: '/api/v1/staff/withdrawals/list', nothing: 'No withdrawals found' },
  },
  {
    ...{ path: '/staff/documents', file: '/staff/documents/file', name: 'documents.csv' },
    ...{ q: 'kind:receipt', said: ['INV-000001', 'Ada Ship', '$20.00'] },
    to: /href="\/app\/staff\/documents\/\d+"/,
    ...{ from: '/api/v1/staff/documents', nothing: 'No documents found' },
  },
  {
    ...{ path: '/staff/identity/all', file: '/staff/identity/all/file' },
    ...{ name: 'identity-checks.csv', q: 'status:wanted', said: ['Ada Ship', 'Grace Lane'] },
    to: /href="\/app\/staff\/identity\/\d+"/,
    ...{ from: '/api/v1/staff/checks', nothing: 'No checks found' },
  },
  {
    ...{ path: '/staff/deliveries', file: '/staff/deliveries/file', name: 'deliveries.csv' },
    ...{ q: 'state:sent', said: ['X-77', 'Our own team', 'Accepted'] },
    to: /href="\/app\/staff\/orders\/\d+"/,
    ...{ from: '/api/v1/staff/deliveries', nothing: 'No deliveries found' },
  },
];

describe.each(LISTS)('$path', ({ path, file, q, said, to, name, from, nothing }) => {
  it('has rows that lead on, without a script', async () => {
    const { status, text } = await open(`${path}?q=${q}`);
    expect(status).toBe(200);
    const shown = wordsOf(text);
    for (const word of said) expect(shown).toContain(word);
    expect(text).toMatch(to);
    expect(text).toContain(`href="/app${file}?q=${encodeURIComponent(q)}"`);
  });

  it('says what of a search means nothing, that nothing was found, and that nobody answers', async () => {
    expect(wordsOf((await open(`${path}?q=colour:red`)).text)).toContain('colour:red');
    const field = from.endsWith('deliveries') ? 'order' : 'customer';
    const none = await open(`${path}?q=${field}:999999`);
    expect(wordsOf(none.text)).toContain(nothing);
    // It leads back to the whole list.
    expect(none.text).toMatch(new RegExp(`href="/app${path}[^"]*"[^>]*>Clear search<`));
    expect((await open(path)).text).not.toContain('Clear search');
    panel.changed = (answer, asked) =>
      asked === from ? new Response(null, { status: 503 }) : answer;
    const failed = await open(path);
    panel.changed = (answer) => answer;
    expect(failed.status).toBe(200);
    expect(wordsOf(failed.text)).toContain('The list could not be loaded');
  });

  it('is a file', async () => {
    const { headers, text } = await open(`${file}?q=${q}`);
    expect(headers['content-disposition']).toContain(name);
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).not.toMatch(/Ada|Grace|Ida/);
  });

  it('is not there for customers, nor is its file', async () => {
    for (const closed of [path, file]) expect((await open(closed, [])).status).toBe(404);
  });
});

const PATHS = Object.keys(PAGES).filter(
  (path) => /^staff(?:\/|$)/.test(path) && !path.includes(':'),
);

it.each(PATHS)('/%s shows nothing to a session that is over, and does not fail', async (path) => {
  const { core, url } = panel;
  const headers = { cookie: 'session=99999999999.over', 'user-agent': BROWSER };
  const target = `/app/${path}?q=ada&queue=orders&after=1&subject=order&id=1`;
  const answer = await request({ url, host: core.instances.a.host, path: target, headers });
  expect([200, 302, 400, 404]).toContain(answer.status);
  if (answer.status === 200) expect(answer.text).toBe('{"names":[]}');
});

it.each(PATHS)('/%s does not fail for a NUL in its address', async (path) => {
  const { status } = await open(`/${path}?q=%00&search=%00&cursor=%00`);
  expect([200, 302, 400, 404]).toContain(status);
});
