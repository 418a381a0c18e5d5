import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  askForFunds,
  balanceOf,
  invoiceIn,
  newPayer,
} from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

const HERE = '/app/staff/payments';

let panel: PanelOnCore;
let staff: CustomerActor;
beforeAll(async () => {
  panel = await startPanelOnCore();
  staff = await newPayer(panel.core, { roles: ['staff'] });
});
afterAll(() => panel.stop());

const visit = (who: CustomerActor, path: string, form?: SentForm) =>
  visitPanel(panel, path, { who, form });

const money = (who: CustomerActor) => balanceOf(panel.core, who);

async function declared(actor: CustomerActor, amount: string): Promise<string> {
  const { id } = await invoiceIn(await askForFunds(actor, { payment_method_id: 1, amount }));
  await actor.post(`/api/v1/invoices/${id}/mark-is-paid`, {});
  return String(id);
}

/** What the dialog sends on. */
const hiddenIn = (text: string): [string, string][] =>
  [...text.matchAll(/type="hidden" name="(key|agreed)" value="([^"]+)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );

it('several payments are credited at once, after their sum was agreed to', async () => {
  const [ada, bob] = [await newPayer(panel.core), await newPayer(panel.core)];
  const ids = [await declared(ada, '20'), await declared(ada, '30'), await declared(bob, '50')];
  const list = await visit(staff, HERE);
  const boxes = [...list.text.matchAll(/type="checkbox" name="payment"[^>]* value="(\d+)"/g)];
  expect(boxes.map(([, id]) => id)).toEqual(expect.arrayContaining(ids));
  const asked = await visit(
    staff,
    HERE,
    ids.map((id) => ['payment', id]),
  );
  expect(asked.text).toContain('Credit $100.00 for 3 payments?');
  expect(await money(ada)).toBe(0n);
  const agreed = hiddenIn(asked.text);
  const done = await visit(staff, HERE, agreed);
  expect(done.headers.location).toBe('/app/staff/payments?approved=3');
  expect([await money(ada), await money(bob)]).toEqual([50_000_000n, 50_000_000n]);
  // The same form once more, as after a lost answer.
  await visit(staff, HERE, agreed);
  expect(await money(ada)).toBe(50_000_000n);
  const told = await visit(staff, '/app/staff/payments?approved=3');
  expect(told.text).toContain('3 payments approved and credited.');
});

it('one that needs a second person, one of somebody else’s sum and one’s own stay open', async () => {
  const ada = await newPayer(panel.core);
  const [large, small] = [await declared(ada, '1000'), await declared(ada, '10')];
  const own = await declared(staff, '10');
  const asked = await visit(
    staff,
    HERE,
    [large, small, own, 'x'].map((id) => ['payment', id]),
  );
  const agreed = hiddenIn(asked.text);
  expect(agreed.filter(([name]) => name === 'agreed')).toEqual([
    ['agreed', `${large} 1100`],
    ['agreed', `${small} 10`],
  ]);
  const changed = agreed.map(([name, value]): [string, string] => [
    name,
    value.replace(' 10', ' 11'),
  ]);
  const done = await visit(staff, HERE, changed);
  expect(done.headers.location).toBe(`/app/staff/payments?approved=0&open=${large}.${small}`);
  expect(await money(ada)).toBe(0n);
  const told = await visit(staff, `/app/staff/payments?approved=0&open=${large}.${small}`);
  expect(told.text).toContain('These are not credited');
  const none = await visit(staff, HERE, [['payment', own]]);
  expect(none.headers.location).toBe(HERE);
});

it('a payment is given back after its sum was agreed to, and says so', async () => {
  const ada = await newPayer(panel.core);
  const id = await declared(ada, '20');
  await visit(staff, HERE, hiddenIn((await visit(staff, HERE, [['payment', id]])).text));
  const page = `${HERE}/${id}`;
  const shown = await visit(staff, page);
  expect(shown.text).toContain('Leave empty to refund all $20.30.');
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(shown.text) ?? [];
  const form = [
    ['form', 'refund'],
    ['key', key],
    ['amount', '5'],
    ['reason', 'Paid twice'],
  ] as const;
  const given = form.map(([name, value]): [string, string] => [name, value]);
  const nothing = await visit(staff, page, given.slice(0, 3));
  expect(nothing.status).toBe(422);
  const asked = await visit(staff, page, given);
  expect(asked.text).toContain('Refund $5.00 to');
  expect(await money(ada)).toBe(20_000_000n);
  // Thought better of, without a script: what was typed is still there.
  const canceled = await visit(staff, page, [...given, ['asked', 'canceled']]);
  expect(canceled.status).toBe(200);
  expect(canceled.text).not.toContain('Refund $5.00 to');
  expect(canceled.text).toContain('Paid twice</textarea>');
  expect(canceled.text).toMatch(/name="amount"[^>]* value="5"/);
  const done = await visit(staff, page, [...given, ['confirmed_amount', '5']]);
  expect(done.headers.location).toBe(page);
  expect(await money(ada)).toBe(15_070_000n);
  const { text } = await visit(staff, page);
  expect(text).toContain('Sent by your team');
  expect(text).toContain('Paid twice');
  expect(text).toContain('Leave empty to refund all $15.30.');
});
