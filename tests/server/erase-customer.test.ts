import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { giveMoney } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

let panel: PanelOnCore;
let olga: CustomerActor;
let sven: CustomerActor;
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  olga = await newPayer(panel.core, { name: 'Olga', roles: ['owner'] });
  sven = await newPayer(panel.core, { name: 'Sven', roles: ['owner'] });
});
afterAll(() => panel.stop());

const visit = (who: CustomerActor, path: string, form?: SentForm) =>
  visitPanel(panel, path, { who, form });

it('is erased by one where there is no money, and by two where there is, without a script', async () => {
  const [poor, rich] = [await newPayer(panel.core), await newPayer(panel.core)];
  await giveMoney(panel.core, rich, 5_000_000n);
  const at = ({ id }: CustomerActor) => `/app/staff/customers/${id}/erase`;
  const { text: page } = await visit(olga, `/app/staff/customers/${poor.id}`);
  expect(page).toContain(`href="${at(poor)}"`);
  expect((await visit(olga, at(poor))).text).not.toContain('name="pay_to"');
  const reason = 'Asked for by letter';
  const mistyped = await visit(olga, at(poor), { reason, confirmation: 'somebody@else.example' });
  expect(mistyped.status).toBe(422);
  expect(mistyped.text).toContain('Nothing was erased');
  expect(mistyped.text).toContain(reason);
  const erased = await visit(olga, at(poor), { reason, confirmation: poor.email });
  expect([erased.status, erased.headers.location]).toEqual([303, '/app/staff/customers']);
  expect((await visit(olga, at(poor))).status).toBe(404);

  const agreed = { confirmation: rich.email };
  expect((await visit(olga, at(rich), { ...agreed, reason })).status).toBe(422);
  const asked = await visit(olga, at(rich), { ...agreed, reason, pay_to: 'DE02 1203, Rich' });
  expect([asked.status, asked.headers.location]).toEqual([303, at(rich)]);
  const { text: waiting } = await visit(olga, at(rich));
  expect(waiting).toContain('Waiting for a second person');
  expect(waiting).not.toContain('name="confirmation"');
  const { text: ofSecond } = await visit(sven, at(rich));
  expect(ofSecond).toContain('DE02 1203, Rich');
  expect((await visit(sven, at(rich), agreed)).headers.location).toBe('/app/staff/customers');
  expect((await visit(sven, at(sven))).text).toContain('This is your own account');
});
