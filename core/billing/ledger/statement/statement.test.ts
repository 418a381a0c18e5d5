// On PostgreSQL: pages of a file, and days in raw SQL.
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { chargeOrder } from '../moves/charge-order.ts';
import { creditTopUp } from '../moves/credit-top-up.ts';
import { giveReward } from '../moves/give-reward.ts';
import { holdMoney } from '../moves/hold-money.ts';
import { refundOrder } from '../moves/refund-order.ts';
import type { LedgerDeps } from '../post.ts';
import { paidIn, postAlone } from '../testing/entries.ts';
import type { entriesAnswer, FinanceEntry } from './statement.contract.ts';

let test: TestCore;
let ada: CustomerActor;
const actor = { kind: 'system' } as const;
const DAY = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  test = await testCore();
  ada = test.actors.customerOfA;
  const instanceId = test.instances.a.id;
  const customerId = ada.id;
  const act = async (work: (deps: LedgerDeps) => Promise<unknown>) => {
    await test.db.inInstance(instanceId, (trx) => work({ ...test.deps, trx, instanceId }));
    test.clock.advance(DAY);
  };
  await act((deps) =>
    creditTopUp(deps, {
      customerId,
      invoiceId: 5n,
      paymentMethodId: 3,
      paidMicro: 20_000_000n,
      feeMicro: 500_000n,
      coupon: { id: 9n, bonusMicro: 1n },
      actor,
    }),
  );
  await act((deps) =>
    chargeOrder(deps, { customerId, orderId: 7n, amountMicro: 4_000_400n, actor }),
  );
  await act((deps) =>
    refundOrder(deps, { orderId: 7n, refundId: 'r', amountMicro: 400n, actor, reason: 'late' }),
  );
  await act((deps) =>
    giveReward(deps, {
      kind: 'referral',
      customerId,
      amountMicro: 2_000_000n,
      source: { type: 'order', id: '8' },
      actor,
    }),
  );
  await act((deps) =>
    holdMoney(deps, { customerId, purse: 'referral', amountMicro: 500_000n, holdId: 'h', actor }),
  );
});
afterAll(() => test.close());

async function entries(query = '', who: CustomerActor = ada) {
  const response = await who.request(`/api/v1/payments/statistics${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as z.infer<typeof entriesAnswer>;
}

const typesOf = ({ data }: { data: FinanceEntry[] }) => data.map(({ type }) => type);

describe('the entries of a customer', () => {
  it('come newest first, with all digits and the balance after each', async () => {
    const { data, meta } = await entries();
    expect(
      data.map(({ type, account, amount, balance }) => [type, account, amount, balance]),
    ).toEqual([
      ['admin', 'referral', -0.5, 1.5],
      ['referral', 'referral', 2, 2],
      ['cancel_order', 'balance', 0.0004, 15.500001],
      ['order', 'balance', -4.0004, 15.499601],
      ['coupon', 'balance', 0.000001, 19.500001],
      ['invoiced', 'balance', 19.5, 19.5],
    ]);
    expect(data[2]).toMatchObject({
      order_id: 7,
      reason: 'late',
      created_at: '2030-01-17T12:00:00.000Z',
    });
    expect(data[5]).toMatchObject({
      ...{ invoice_id: 5, payment_method: 3, order_id: null },
      cause: 'payment',
    });
    expect(meta).toMatchObject({
      next: null,
      balances: { balance: 15.500001, referral: 1.5, task: 0, held: 0.5 },
    });
  });

  it('come page by page, none twice and none left out', async () => {
    const all = await entries();
    for (const size of [1, 2, 3]) {
      const read: FinanceEntry[] = [];
      for (let next: string | null = ''; next !== null && read.length < 20;) {
        const page = await entries(`?per_page=${size}&before=${next}`);
        read.push(...page.data);
        next = page.meta.next;
      }
      expect(read).toEqual(all.data);
    }
  });

  it.each([
    ['?type=order,invoiced', ['order', 'invoiced']],
    ['?type=order&type=invoiced&type=order', ['order', 'invoiced']],
    ['?account=referral', ['admin', 'referral']],
    ['?account=task', []],
    ['?start_date=2030-01-17&end_date=2030-01-18', ['referral', 'cancel_order']],
    ['?end_date=2030-01-15', ['coupon', 'invoiced']],
    ['?end_date=2030-01-15 11:59:59', []],
    ['?start_date=2030-01-15 12:00:00&end_date=2030-01-15 12:00:00', ['coupon', 'invoiced']],
    [
      '?type=&start_date=&end_date=&before=',
      ['admin', 'referral', 'cancel_order', 'order', 'coupon', 'invoiced'],
    ],
    ['?start_date=0000-01-01&end_date=9999-12-31&type=order', ['order']],
    ['?start_date=9999-12-31', []],
  ])('are filtered by %s', async (query, types) => {
    expect(typesOf(await entries(query))).toEqual(types);
  });

  it.each([
    ['?type=gift', 'type.0'],
    ['?account=held', 'account.0'],
    ['?start_date=2030-02-30', 'start_date'],
    ['?end_date=yesterday', 'end_date'],
    ['?before=1.2', 'before'],
    ['?per_page=0', 'per_page'],
    ['?per_page=101', 'per_page'],
  ])('are refused for %s', async (query, field) => {
    const response = await ada.request(`/api/v1/payments/statistics${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it('are nobody else’s', async () => {
    const { otherCustomerOfA, customerOfB, guestOfA } = test.actors;
    for (const who of [otherCustomerOfA, customerOfB]) {
      expect((await entries('', who)).data).toEqual([]);
      const csv = await who.request('/api/v1/payments/statement');
      expect((await csv.text()).trim().split('\r\n')).toHaveLength(1);
    }
    expect((await guestOfA.request('/api/v1/payments/statement')).status).toBe(401);
  });
});

describe('a statement', () => {
  it('can be checked from its first line to its last without us', async () => {
    const response = await ada.request('/api/v1/payments/statement');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head = '', ...lines] = (await response.text()).trimEnd().split('\r\n');
    const names = head.split(',');
    let [before, balance] = ['', 0n];
    for (const [place, line] of lines.entries()) {
      const fields = line.split(',');
      const row = Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']));
      const { account, sequence, id, type, created_at, amount_micro, balance_micro } = row;
      balance += BigInt(amount_micro ?? '');
      const told = [before, account, sequence, id, type, created_at, amount_micro, balance];
      before = createHash('sha256').update(told.join('|')).digest('hex');
      expect(row).toMatchObject({ sequence: String(place + 1), hash: before });
      expect(balance_micro).toBe(String(balance));
    }
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/,0\.0004,15\.500001,7$/);
  });
});

describe('the days of a balance', () => {
  const days = async (query: string, who: CustomerActor = ada) => {
    const response = await who.request(`/api/v1/payments/balance-days${query}`);
    const { data } = (await response.json()) as { data: { day: string; balance: number }[] };
    return data.map(({ day, balance }) => [day, balance]);
  };

  it('have what it held at the end of each, none left out', async () => {
    expect(await days('?start_date=2030-01-14&end_date=2030-01-18')).toEqual([
      ['2030-01-14', 0],
      ['2030-01-15', 19.500001],
      ['2030-01-16', 15.499601],
      ['2030-01-17', 15.500001],
      ['2030-01-18', 15.500001],
    ]);
  });

  it('end today, and are no more than can be drawn', async () => {
    const all = await days('?start_date=0000-01-01&end_date=9999-12-31');
    expect([all.length, all.at(-1)]).toEqual([366, ['2030-01-20', 15.500001]]);
    expect((await days('')).length).toBe(28);
    expect(await days('?start_date=2030-01-19&end_date=2030-01-18')).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const held = await days('', test.actors.otherCustomerOfA);
    expect(new Set(held.map(([, balance]) => balance))).toEqual(new Set([0]));
  });
});

describe('the profile', () => {
  it('shows what the ledger holds, with more digits when they are asked for', async () => {
    const read = async (query: string) => {
      const response = await ada.request(`/api/v1/profile${query}`);
      return ((await response.json()) as { data: object }).data;
    };
    expect(await read('')).toMatchObject({
      ...{ balance: 15.5, referral_user_balance: 1.5, task_user_balance: 0 },
      ...{ total_earnings: 2, spend: 4 },
    });
    expect(await read('?with_increased_balance_accuracy=1')).toMatchObject({
      ...{ balance: 15.500001, referral_user_balance: 1.5, total_earnings: 2, spend: 4 },
    });
  });
});

it('a statement of any length comes whole', async () => {
  const instanceId = test.instances.a.id;
  const { otherCustomerOfA: who } = test.actors;
  const entries = Array.from({ length: 1_000 }, () => paidIn(who.id, 1n));
  await postAlone(test.deps, instanceId, entries);
  const count = async () => {
    const csv = await who.request('/api/v1/payments/statement');
    return (await csv.text()).trimEnd().split('\r\n').length - 1;
  };
  // A whole page, and one more.
  expect(await count()).toBe(1_000);
  await postAlone(test.deps, instanceId, [paidIn(who.id, 1n)]);
  expect(await count()).toBe(1_001);
});
