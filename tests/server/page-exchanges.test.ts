import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { askForFunds, newPayer, settle } from '#core/billing/payments/testing/payer.ts';
import { giveMoney, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { countExchanges } from '#core/platform/db/exchanges.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;
const cookies = { customer: '', staff: '' };
let orderId = 0;

beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  const { core } = panel;
  const { id: instanceId } = core.instances.a;
  await openShop(core);
  const payer = await newPayer(core);
  await giveMoney(core, payer, 10_000_000n);
  orderId = (await placedIn(await place(payer))).orders[0]?.id ?? 0;
  await askForFunds(payer);
  await settle(core);
  const staff = await addCustomer(core.deps, instanceId, { roles: ['staff'] });
  const cookieOf = async (who: { id: bigint }) =>
    `session=99999999999.${(await logInAs(core.deps, instanceId, who)).replace('Bearer ', '')}`;
  Object.assign(cookies, { customer: await cookieOf(payer), staff: await cookieOf(staff) });
});
afterAll(() => panel.stop());

// Session, what the frame shows, cart; then what the page is about. Whatever asks for more is a
// decision: docs/decisions/0057-fewer-exchanges.md
test.each([
  ['dashboard', 'customer', 10],
  ['orders/create', 'customer', 4],
  ['orders', 'customer', 8],
  ['orders/:id', 'customer', 9],
  ['finances', 'customer', 8],
  ['add-funds', 'customer', 6],
  ['statistics', 'customer', 4],
  ['notices', 'customer', 4],
  ['profile', 'customer', 3],
  ['staff/orders', 'staff', 7],
] as const)('%s asks the database of a %s at most %i times', async (page, who, most) => {
  const { url, core } = panel;
  const { host } = core.instances.a;
  const visit = () =>
    request({
      ...{ url, host, path: `/app/${page.replace(':id', String(orderId))}` },
      headers: { cookie: cookies[who] },
    });
  // What is kept for all is read by the first.
  await visit();
  const count = await countExchanges(async () => {
    expect((await visit()).status).toBe(200);
  });
  expect(count).toBeLessThanOrEqual(most);
});
