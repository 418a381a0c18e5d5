import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  decide,
  moneyOf,
  newEarner,
  PASSWORD,
  requested,
} from '#core/billing/withdrawals/testing/earner.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, wordsOf, type SentForm } from './visitor.ts';

const HERE = '/app/finances/withdraw';

let panel: PanelOnCore;
beforeAll(async () => {
  panel = await startPanelOnCore();
});
afterAll(() => panel.stop());

const visit = (who: CustomerActor, path: string, form?: SentForm) =>
  visitPanel(panel, path, { who, form });

const keyIn = (text: string): string => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? '';
const filled = (text: string, own: Record<string, string> = {}) => ({
  ...{ key: keyIn(text), payment_method_id: '1', amount: '100', form: 'request' },
  ...{ account_number: 'DE89 3704 0044', user_comment: 'For rent', current_password: PASSWORD },
  ...own,
});

describe('withdrawing without a script', () => {
  it('says that there is nothing while nothing is earned', async () => {
    const { status, text } = await visit(await newEarner(panel.core), HERE);
    expect(status).toBe(200);
    expect(wordsOf(text)).toContain('Nothing to withdraw yet');
    expect(wordsOf(text)).not.toContain('No withdrawals yet');
    expect(text).not.toContain('name="account_number"');
  });

  it('works the fee out, and keeps what was written', async () => {
    const earner = await newEarner(panel.core, { referral: 200_000_000n });
    const { text } = await visit(earner, HERE);
    expect(wordsOf(text)).toContain('Available to withdraw $200');
    expect(wordsOf(text)).toContain('Fee 2%, at least $1');
    const total = await visit(earner, HERE, filled(text, { form: 'total', account_number: '' }));
    expect(total.status).toBe(200);
    expect(wordsOf(total.text)).toMatch(/Amount \$100(?:\.00)? Fee \$2(?:\.00)? You receive \$98/);
    expect(total.text).toContain('value="100"');
    expect(total.text).toContain('For rent');
    expect(await moneyOf(panel.core, earner)).toMatchObject({ heldMicro: 0n });
  });

  it.each([
    [{ amount: '5' }, 'Enter 10 or more'],
    [{ amount: '300' }, 'You can withdraw up to 200 USD'],
    [{ account_number: '' }, 'Account: '],
    [{ current_password: 'a guess' }, 'Your password: '],
  ])('says at its field what is wrong with %j, and keeps the rest', async (own, said) => {
    const earner = await newEarner(panel.core, { referral: 200_000_000n });
    const { text } = await visit(earner, HERE);
    const refused = await visit(earner, HERE, filled(text, own));
    expect([400, 422]).toContain(refused.status);
    expect(wordsOf(refused.text)).toContain(said);
    expect(refused.text).toContain('aria-invalid="true"');
    expect(refused.text).toContain('For rent');
    // No password is ever sent back.
    expect(refused.text).not.toContain(PASSWORD);
    expect(await moneyOf(panel.core, earner)).toMatchObject({ heldMicro: 0n });
  });

  it('asks for it once however often the form is sent, lists it, and takes it back', async () => {
    const earner = await newEarner(panel.core, { referral: 200_000_000n });
    const { text } = await visit(earner, HERE);
    const form = filled(text);
    for (let time = 0; time < 2; time += 1) {
      const sent = await visit(earner, HERE, form);
      expect(sent.status).toBe(303);
      expect(sent.headers.location).toMatch(/\/app\/finances\/withdraw\?requested=\d+$/);
    }
    expect(await moneyOf(panel.core, earner)).toMatchObject({ heldMicro: 100_000_000n });
    const listed = await visit(earner, `${HERE}?requested=1`);
    expect(wordsOf(listed.text)).toContain('Your withdrawal is requested.');
    expect(wordsOf(listed.text)).toContain('DE89 3704 0044');
    expect(wordsOf(listed.text)).toContain('In review');
    const [, id = ''] = /withdraw\?cancel=(\d+)/.exec(listed.text) ?? [];
    const asked = await visit(earner, `${HERE}?cancel=${id}`);
    expect(wordsOf(asked.text)).toContain('Cancel the withdrawal of $100');
    const canceled = await visit(earner, HERE, { form: 'cancel', withdrawal: id });
    expect(canceled.headers.location).toBe(`${HERE}?canceled=1`);
    const late = await visit(earner, HERE, { form: 'cancel', withdrawal: id });
    expect(late.headers.location).toBe(`${HERE}?late=1`);
    expect(wordsOf((await visit(earner, HERE)).text)).toContain('Canceled');
  });

  it('moves earnings to the balance', async () => {
    const earner = await newEarner(panel.core, { referral: 20_000_000n });
    const { text } = await visit(earner, HERE);
    const key = keyIn(text);
    const refused = await visit(earner, HERE, { form: 'move', key, amount: '21' });
    expect(wordsOf(refused.text)).toContain('You can withdraw up to 20 USD');
    const moved = await visit(earner, HERE, { form: 'move', key, amount: '20' });
    expect(moved.headers.location).toBe(`${HERE}?moved=1`);
    expect(await moneyOf(panel.core, earner)).toMatchObject({ balanceMicro: 20_000_000n });
    const entries = wordsOf((await visit(earner, '/app/finances')).text);
    expect(entries).toContain('Earnings moved to balance');
  });

  it('tells a script what an amount comes to', async () => {
    const earner = await newEarner(panel.core, { referral: 200_000_000n });
    const total = (query: string) => visit(earner, `${HERE}/total?${query}`);
    expect((await total('method=1&amount=100')).json()).toEqual({
      ...{ amount: '100', fee: '2', total: '98' },
    });
    expect((await total('method=1&amount=1')).json()).toEqual({
      errors: { amount: ['Enter 10 or more'], other: [] },
    });
    expect((await total('method=')).status).toBe(404);
  });

  it('says so where nobody answers', async () => {
    const earner = await newEarner(panel.core, { referral: 20_000_000n });
    panel.changed = (said, path) =>
      path.endsWith('/available-withdrawal-methods') ? new Response(null, { status: 503 }) : said;
    const { text } = await visit(earner, HERE);
    panel.changed = (said) => said;
    expect(wordsOf(text)).toContain('Your withdrawals could not be loaded');
  });
});

describe('the queue of staff without a script', () => {
  it('leads from a request to its end, and asks for the sum before it', async () => {
    const { core } = panel;
    const staff = await newPayer(core, { roles: ['staff'], name: 'Grace Lane' });
    const earner = await newEarner(core, { referral: 200_000_000n, name: 'Ida Noor' });
    const { id } = await requested(earner, { payment_method_id: 1, amount: '100' });
    const queue = await visit(staff, '/app/staff/withdrawals');
    expect(wordsOf(queue.text)).toContain('Ida Noor');
    expect(queue.text).toContain(`/app/staff/withdrawals/${id}"`);
    const place = `/app/staff/withdrawals/${id}`;
    const act = async (form: string, more: Record<string, string> = {}) => {
      const key = keyIn((await visit(staff, place)).text);
      return visit(staff, place, { form, key, ...more });
    };
    expect((await act('approve')).headers.location).toBe(place);
    expect((await act('send')).headers.location).toBe(place);
    const sending = wordsOf((await visit(staff, place)).text);
    expect(sending).toContain('You are paying this.');
    const asked = await act('pay');
    expect(wordsOf(asked.text)).toContain('Have you paid $98');
    const paid = await act('pay', { confirmed_amount: '98' });
    expect(paid.status).toBe(303);
    const done = wordsOf((await visit(staff, paid.headers.location ?? '')).text);
    expect(done).toMatch(/Withdrawal \d+: \$98(?:\.00)? paid to Ida Noor\./);
    expect(wordsOf((await visit(staff, place)).text)).toContain('There is nothing left to decide');
    // Somebody else was quicker.
    const late = await act('refuse', { key: randomUUID(), reason: 'too late' });
    expect(late.headers.location).toBe(`${place}?decided=meanwhile`);
  });

  it('warns whoever looks at what a colleague pays', async () => {
    const { core } = panel;
    const staff = await newPayer(core, { roles: ['staff'] });
    const colleague = await newPayer(core, { roles: ['staff'], name: 'Max Reed' });
    const { id } = await requested(await newEarner(core, { referral: 20_000_000n }));
    for (const deed of ['approve', 'send'] as const) await decide(colleague, id, deed);
    const { text } = await visit(staff, `/app/staff/withdrawals/${id}`);
    expect(wordsOf(text)).toContain('Max Reed is paying this. Do not send anything.');
    expect(text).not.toContain('value="pay"');
  });

  it('is not there for customers', async () => {
    expect((await visit(await newEarner(panel.core), '/app/staff/withdrawals')).status).toBe(404);
  });
});
