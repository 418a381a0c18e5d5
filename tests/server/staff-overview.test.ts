import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { askForFunds, invoiceIn, newPayer } from '#core/billing/payments/testing/payer.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

const PASSWORD = 'the quick brown door';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let panel: PanelOnCore;
let staff: { id: bigint; email: string };
let customer: typeof staff;

beforeAll(async () => {
  panel = await startPanelOnCore();
  const { deps, instances } = panel.core;
  staff = await addCustomer(deps, instances.a.id, { roles: ['staff'], password: PASSWORD });
  customer = await addCustomer(deps, instances.a.id, { password: PASSWORD });
});
afterAll(() => panel.stop());

async function overview(who: typeof staff, language = '') {
  const { core, url } = panel;
  const { id, host } = core.instances.a;
  const token = (await logInAs(core.deps, id, who)).replace('Bearer ', '');
  const headers = { cookie: `session=99999999999.${token}`, 'user-agent': BROWSER };
  return request({ url, host, path: `/app${language}/staff`, headers });
}

/** What waits, as the page says it: how much, and where it leads. */
function waiting(text: string): string[] {
  const entries = text.matchAll(/<a[^>]* href="([^"]+)"[^>]*><strong[^>]*>([^<]+)<\/strong>/g);
  return [...entries].map(([, url, count]) => `${count} ${url}`);
}

async function logIn({ email }: typeof staff, target = ''): Promise<string | undefined> {
  const { core, url } = panel;
  const { host } = core.instances.a;
  const body = new URLSearchParams({ email, password: PASSWORD, redirect: target }).toString();
  const answer = await request({
    ...{ url, host, path: '/app/login', method: 'POST', body },
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'user-agent': BROWSER },
      ...{ 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
    },
  });
  expect(answer.status).toBe(303);
  return answer.headers.location;
}

describe('staff', () => {
  it('see that nothing waits', async () => {
    const { status, text } = await overview(staff);
    expect(status).toBe(200);
    expect(text).toContain('Nothing is waiting');
    expect(waiting(text)).toEqual([]);
  });

  it('see how much waits, and where', async () => {
    const payer = await newPayer(panel.core);
    for (const amount of ['100', '200']) {
      const { id } = await invoiceIn(await askForFunds(payer, { payment_method_id: 1, amount }));
      await payer.post(`/api/v1/invoices/${id}/mark-is-paid`, { comment: 'paid' });
    }
    const { text } = await overview(staff);
    expect(waiting(text)).toEqual(['2 /app/staff/payments']);
    expect(text).toContain('Payments to check');
    expect(waiting((await overview(staff, '/de')).text)).toEqual(['2 /app/de/staff/payments']);
  });

  it('begin there, unless they wanted to go elsewhere', async () => {
    expect(await logIn(staff)).toBe('/app/staff');
    expect(await logIn(staff, '/orders')).toBe('/app/orders');
  });
});

describe('a customer', () => {
  it('finds no such page, and begins at home', async () => {
    expect((await overview(customer)).status).toBe(404);
    expect(await logIn(customer)).toBe('/app');
  });
});
