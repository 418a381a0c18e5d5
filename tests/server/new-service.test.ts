import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { giveMoney, line, place, placedIn, send } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

const NEW = '/app/staff/services/new';

let panel: PanelOnCore;
let staff: CustomerActor;
beforeAll(async () => {
  panel = await startPanelOnCore();
  staff = await newPayer(panel.core, { roles: ['staff'], name: 'Grace Lane' });
});
afterAll(() => panel.stop());

async function visit(who: CustomerActor, path: string, form?: SentForm) {
  const answer = await visitPanel(panel, path, { who, form });
  return { ...answer, place: String(answer.headers.location ?? '') };
}

const keyIn = (text: string): string => /name="key" value="([^"]*)"/.exec(text)?.[1] ?? '';

it('is made by staff without a script, once, and then ordered by a customer', async () => {
  const list = await visit(staff, '/app/staff/services?q=nothingiscalledso');
  // In the header, and where nothing is found.
  expect(list.text.split(`href="${NEW}"`)).toHaveLength(3);
  const page = await visit(staff, NEW);
  const [, category = ''] = /<option value="(\d+)">Alder views</.exec(page.text) ?? [];
  const form = {
    ...{ key: keyIn(page.text), service_type_id: category, trade_type: 'Default' },
    ...{ 'texts.en.name': 'Shore views', 'texts.en.description': 'By hand.', price: '1,234.5' },
    ...{ min: '10', max: '5000', step: '10', usual: '100', guarantee_days: '0', is_active: 'on' },
  };

  const refused = await visit(staff, NEW, { ...form, service_type_id: '', max: '5' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('value="Shore views"');
  const alsoRefused = await visit(staff, NEW, { ...form, price: '2', max: '5' });
  expect(alsoRefused.text).toMatch(/Enter 10 or more/);

  const sent = { ...form, price: '2' };
  const [first, second] = [await visit(staff, NEW, sent), await visit(staff, NEW, sent)];
  expect(first.status, first.text).toBe(303);
  expect(second.place).toBe(first.place);
  const changed = await visit(staff, NEW, { ...sent, price: '3' });
  expect(changed.text).toContain('You have already created a service from this page.');
  expect(keyIn(changed.text)).not.toBe(form.key);

  const id = Number(/services\/(\d+)$/.exec(first.place)?.[1]);
  expect((await visit(staff, first.place)).text).toContain('>Shore views</h1>');
  const ada = await newPayer(panel.core, { name: 'Ada Harbour' });
  await giveMoney(panel.core, ada, 10_000_000n);
  const { orders } = await placedIn(await place(ada, { orders: [line({ service_id: id })] }));
  const orderPage = await visit(staff, `/app/staff/orders/${orders[0]?.id}`);
  expect(orderPage.text).toContain('Shore views');
  expect((await visit(ada, NEW)).status).toBe(404);
});

it('is chosen at once by who orders of a type that has no other', async () => {
  const made = await send(staff, '/api/v1/staff/services', {
    ...{ texts: { en: { name: 'Only views' } }, new_category: 'Alder Tube only' },
    ...{ price: '2', min: 10, max: 5_000, usual: 250 },
  });
  const { data } = (await made.json()) as { data: { id: number; service_type_id: number } };
  const ada = await newPayer(panel.core, { name: 'Ada Harbour' });
  const opened = `/app/orders/create?serviceTypeId=${data.service_type_id}`;
  await expect
    .poll(async () => (await visit(ada, opened)).text)
    .toContain(`<option value="${data.id}" selected="">`);
  const { text } = await visit(ada, opened);
  expect(text).toMatch(/name="lines\[0\]\.quantity"[^>]* value="250"/);
  // Somebody without a script has chosen the type, and asks for what follows from it.
  const sent = {
    ...{ 'lines[0].serviceTypeId': String(data.service_type_id), 'lines[0].group': '0' },
    ...{ activeLine: '0', intent: 'settle' },
  };
  const answered = await visit(ada, '/app/orders/create', sent);
  expect(answered.text).toContain(`<option value="${data.id}" selected="">`);
});
