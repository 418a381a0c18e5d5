import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { paidIn, postAlone } from '#core/billing/ledger/testing/entries.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { defaultOf, inOrder } from './choose-method.ts';
import type { ListedMethods } from './list-payment-methods.ts';

let test: TestCore;
let demo: TestCore;
beforeAll(async () => {
  test = await testCore();
  demo = await testCore({
    isDemo: true,
    services: { stripe: { secretKey: 'key', webhookSecrets: [] } },
  });
});
afterAll(() => Promise.all([test.close(), demo.close()]));

const LIST = '/api/v1/payment-methods';

async function listed(answer: Promise<Response>): Promise<ListedMethods> {
  const response = await answer;
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.json()) as ListedMethods;
}

const first = (id: number) => ({ default_payment_method_id: id, default_linked_card_id: null });
const names = ({ data }: ListedMethods) => data.map(({ name }) => name);

describe('the ways of paying', () => {
  it('have the balance for customers only, and nothing that nobody would take', async () => {
    const { guestOfA, customerOfA, customerOfB } = test.actors;
    const forGuest = await listed(guestOfA.request(LIST));
    expect(names(forGuest)).toEqual(['Alder transfer', 'Alder invoice']);
    expect(forGuest.meta).toEqual(first(1));
    const forCustomer = await listed(customerOfA.request(LIST));
    expect(names(forCustomer)).toEqual(['Alder balance', 'Alder transfer', 'Alder invoice']);
    expect(forCustomer.meta).toEqual(first(1));
    expect(names(await listed(customerOfB.request(LIST)))).toContain('Birch transfer');
  });

  it('begin with the balance for who has something on it', async () => {
    const { otherCustomerOfA: rich } = test.actors;
    await postAlone(test.deps, rich.instance.id, [paidIn(rich.id, 1n)]);
    const { meta } = await listed(rich.request(LIST));
    expect(meta).toEqual(first(0));
  });

  it('have the sandbox in demo mode and Stripe with its key', async () => {
    const { data } = await listed(demo.actors.customerOfA.request(LIST));
    expect(data.map(({ strategy }) => strategy)).toEqual([
      'balance',
      'message',
      'redirect',
      'stripe_checkout',
      'invoice',
    ]);
  });

  it('show what their owner wrote, in the language that was asked for', async () => {
    const { data } = await listed(test.actors.guestOfA.request(`${LIST}?locale=de`));
    expect(data[0]).toEqual({
      id: 1,
      name: 'Alder-Überweisung',
      strategy: 'message',
      icon: 'landmark',
      description: '<p>Pay Alder</p>',
      additional_information: null,
      comments: null,
      fee_percent: 0.015,
      min_amount: '10',
      min_amount_float: 10,
      max_amount: '1000',
      max_amount_float: 1_000,
      charge_currency: 'USD',
      charge_type: 'once',
      reward_percent: 0,
      payment_method_bonuses: [
        { bonus_percent: 0.05, from_amount: '100', from_amount_float: 100 },
        { bonus_percent: 0.1, from_amount: '500', from_amount_float: 500 },
      ],
      public_fields: { qr_code: null, is_user_comment: true },
      linkedCardId: null,
    });
  });

  it('that give a bonus, and those that can be charged again, have lists of their own', async () => {
    const { customerOfA, guestOfA } = demo.actors;
    const bonuses = await listed(guestOfA.request('/api/v1/payment-methods-with-bonuses'));
    expect(names(bonuses)).toEqual(['Alder transfer']);
    const path = '/api/v1/payment-methods/get-available-for-recurring-payments';
    expect(names(await listed(customerOfA.request(path)))).toEqual(['Alder card']);
  });

  it('change with what is published, and one that is gone stays for its invoices', async () => {
    const documents = ownerDocuments('Cedar');
    const input = { slug: 'cedar', hosts: ['cedar.example'], documents };
    const { id } = await publishInstance(test.deps, input);
    const [, transfer] = documents.paymentMethods;
    await publishInstance(test.deps, {
      ...input,
      documents: { ...documents, paymentMethods: [{ ...(transfer as object), name: 'Other' }] },
    });
    const listedNow = await listed(test.request(LIST, { host: 'cedar.example' }));
    expect(names(listedNow)).toEqual(['Other']);
    const rows = await test.db.inInstance(id, (trx) =>
      trx.selectFrom('payment_methods').select(['id', 'is_enabled']).orderBy('id').execute(),
    );
    expect(rows.map((row) => row.is_enabled)).toEqual([false, true, false, false, false]);
  });

  it.each([
    [{ min_amount: '10', max_amount: '9.99' }, 'payment_methods.0.max_amount'],
    [
      {
        payment_method_bonuses: [
          { from_amount: '5', bonus_percent: 0.1 },
          { from_amount: '5.00', bonus_percent: 0.2 },
        ],
      },
      'payment_methods.0.payment_method_bonuses',
    ],
  ])('that contradict themselves are refused: %j', async (own, field) => {
    const method = { id: 1, name: 'Card', strategy: 'invoice', icon: 'receipt', ...own };
    const documents = { ...ownerDocuments('Elm'), paymentMethods: [method] };
    await expect(
      publishInstance(test.deps, { slug: 'elm', hosts: ['elm.example'], documents }),
    ).rejects.toMatchObject({ fields: { [field]: expect.any(Array) } });
  });
});

describe('of several ways of paying', () => {
  const balance = { id: 0, strategy: 'balance', linkedCardId: null } as const;
  const card = { id: 7, strategy: 'linkedCard', linkedCardId: 7 } as const;
  const invoice = { id: 2, strategy: 'invoice', linkedCardId: null } as const;
  const message = { id: 1, strategy: 'message', linkedCardId: null } as const;

  it('saved cards come first, then the balance, then the others as they stood', () => {
    expect(inOrder([invoice, message, balance, card])).toEqual([card, balance, invoice, message]);
  });

  it.each([
    ['the balance with something on it', [invoice, balance, card], 1n, 0],
    ['a saved card with an empty balance', [invoice, balance, card], 0n, 7],
    ['the first that brings money in', [balance, invoice, message], 0n, 2],
    ['nothing where there is nothing else', [balance], 0n, undefined],
  ] as const)('%s is chosen at first', (_, methods, balanceMicro, chosen) => {
    expect(defaultOf<(typeof methods)[number]>(methods, balanceMicro)?.id).toBe(chosen);
  });
});
