import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGES, type Page } from '#app/pages.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { giveMoney } from '#core/ordering/orders/testing/buyer.ts';
import { logInAs } from '#core/testing/customers.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;
let cookie: string;
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  const { core } = panel;
  const { id } = core.instances.a;
  const ada = await newPayer(core, { name: 'Ada Cold' });
  await giveMoney(core, ada, 5_000_000n);
  await core.db.inInstance(id, (trx) =>
    trx
      .updateTable('customers')
      .set({ frozen_at: core.clock.now(), frozen_reason: 'A payment was charged back' })
      .where('id', '=', ada.id)
      .execute(),
  );
  const token = (await logInAs(core.deps, id, ada)).replace('Bearer ', '');
  cookie = `session=99999999999.${token}`;
});
afterAll(() => panel.stop());

const OWN = Object.entries<Page>(PAGES).filter(
  ([path, { layout }]) => layout === 'cabinet' && !path.includes(':'),
);

it('whoever is frozen can look at every page of their account, and is told so there', async () => {
  expect(OWN.length).toBeGreaterThan(15);
  for (const [path] of OWN) {
    const { url, core } = panel;
    const asked = { url, host: core.instances.a.host, path: `/app/${path}`, headers: { cookie } };
    const { status, text } = await request(asked);
    expect.soft([path, status]).toEqual([path, 200]);
    expect.soft(text, path).toContain('Your account is frozen');
    expect.soft(text, path).toContain('Reason: A payment was charged back');
  }
});
