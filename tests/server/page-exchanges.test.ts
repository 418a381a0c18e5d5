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

// The session, then all that is shown, then what of it names something else. Whatever asks for more is
// a decision: docs/decisions/0078-pages-read-at-once.md
test.each([
  ['dashboard', 'customer', 3],
  ['orders/create', 'customer', 3],
  ['orders', 'customer', 3],
  ['orders/:id', 'customer', 3],
  ['finances', 'customer', 3],
  ['add-funds', 'customer', 3],
  ['statistics', 'customer', 2],
  ['notices', 'customer', 2],
  ['profile', 'customer', 2],
  ['staff/orders', 'staff', 4],
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
