import { afterAll, beforeAll, expect, it } from 'vitest';
import { addLinkedCard } from '#core/billing/payments/testing/card-holder.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { logInAs } from '#core/testing/customers.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
});
afterAll(() => panel.stop());

async function read(who: CustomerActor, path: string) {
  const { core, url } = panel;
  const { id, host } = core.instances.a;
  const token = (await logInAs(core.deps, id, who)).replace('Bearer ', '');
  const cookie = `session=99999999999.${token}`;
  return (await request({ url, host, path, headers: { cookie } })).text;
}

/** Whether a page leads to the cards. */
const leads = async (who: CustomerActor, path: string) =>
  (await read(who, path)).includes('href="/app/finances/cards"');

it('the cards are offered where a method takes them, or one is left to remove', async () => {
  const [ada, bo] = [await newPayer(panel.core), await newPayer(panel.core)];
  await addLinkedCard(panel.core, ada);
  for (const path of ['/app/finances', '/app/add-funds']) expect(await leads(bo, path)).toBe(true);

  await panel.core.db.inInstance(panel.core.instances.a.id, (trx) =>
    trx
      .updateTable('payment_methods')
      .set({ charge_type: 'once' })
      .where('charge_type', '=', 'recurring')
      .execute(),
  );
  for (const path of ['/app/finances', '/app/add-funds']) expect(await leads(bo, path)).toBe(false);
  const none = 'Cards cannot be linked right now.';
  const without = await read(bo, '/app/finances/cards');
  expect(without).toContain(none);
  expect(without).not.toContain('Automatic top-up');
  expect(await leads(ada, '/app/finances')).toBe(true);
  const left = await read(ada, '/app/finances/cards');
  expect(left).toContain('4242');
  expect(left).toContain(none);
});
