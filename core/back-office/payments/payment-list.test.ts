// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askForFunds,
  decide,
  invoiceIn,
  newPayer,
  settle,
} from '#core/billing/payments/testing/payer.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { paymentList } from './list-payments.ts';
import { PAYMENT_FIELDS } from './payment-fields.pure.ts';
import type { ListedStaffPayment } from './payment-list.contract.ts';
import { paymentSource } from './payment-list.store.ts';

let test: TestCore;
let staff: CustomerActor;
let instanceId: number;
let ada: CustomerActor;
let transfer: number;
let card: number;
let reference: string;

beforeAll(async () => {
  test = await testCore({ isDemo: true });
  instanceId = test.instances.a.id;
  staff = await newPayer(test, { roles: ['staff'], name: 'Grace Lane' });
  ada = await newPayer(test, { name: 'Ada Ship' });
  const bob = await newPayer(test, { name: 'Bob' });
  ({ id: transfer } = await invoiceIn(
    await askForFunds(ada, { payment_method_id: 1, amount: '100' }),
  ));
  await ada.post(`/api/v1/invoices/${transfer}/mark-is-paid`, { comment: 'from Ada' });
  test.clock.advance(3 * 24 * 60 * 60_000);
  const invoice = await invoiceIn(await askForFunds(bob));
  ({ id: card } = invoice);
  await decide(bob, invoice, 'approve');
  await settle(test);
  const { customerOfB } = test.actors;
  await askForFunds(customerOfB, { payment_method_id: 1, amount: '10' });
  const [outside] = await test.db.inInstance(instanceId, (trx) =>
    trx.selectFrom('outside_payments').select('reference').execute(),
  );
  reference = outside?.reference ?? '';
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/payments/list';
const find = async (q: string, who = staff): Promise<ListedStaffPayment[]> => {
  const answer = await who.request(`${PATH}?q=${encodeURIComponent(q)}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: ListedStaffPayment[] }).data;
};
const idsOf = (payments: readonly ListedStaffPayment[]) => payments.map(({ id }) => id);

describe('the list of payments for staff', () => {
  it('has those of all customers in every state, the latest first, and none of another brand', async () => {
    const all = await find('');
    expect(idsOf(all)).toEqual([card, transfer]);
    expect(all[1]).toMatchObject({
      ...{ type: 'top_up', status: 'waiting', amount: '101.5', gateway: null, reference: null },
      customer: { name: 'Ada Ship', email: ada.email },
      ...{ method: { id: 1, name: 'Alder transfer' }, paid_at: null },
    });
    expect(all[0]).toMatchObject({ gateway: 'sandbox', reference, refunded: '0' });
    const [ofB, ...others] = await find('', test.actors.staffOfB);
    expect(others).toEqual([]);
    expect(await find(`customer:${ofB?.customer.id}`)).toEqual([]);
  });

  it('finds one by its number, also on a transfer, and by all that its columns say', async () => {
    const day = (await find(`#${transfer}`))[0]?.created_at.slice(0, 10) ?? '';
    const queries = [
      ...[`#${transfer}`, `INV-${transfer}`, `inv-${transfer}`, `customer:${ada.email}`],
      ...[`customer:${ada.id} state:waiting,paid`, 'state:waiting', 'state:waiting,refused'],
      ...[
        'method:1',
        'method:"alder transfer"',
        'method:ÜBERWEISUNG',
        'amount:>20',
        'amount:101.5',
      ],
      ...[`created:${day}`, `created:<=${day} type:top_up`, 'method:1 state:waiting'],
    ];
    for (const q of queries) expect(idsOf(await find(q)), q).toEqual([transfer]);
    for (const q of [reference, `ref:${reference}`, 'amount:<100', `created:>${day}`, 'method:2']) {
      expect(idsOf(await find(q)), q).toEqual([card]);
    }
    expect(idsOf(await find('method:alder'))).toEqual([card, transfer]);
    const nothing = [
      ...['#999999', 'INV-999999', 'ref:nobody', 'customer:nobody@mail.example', 'method:shells'],
      ...[
        'type:order',
        'state:lost',
        'state:open',
        `paid:<${day}`,
        `ref:${reference} state:waiting`,
      ],
    ];
    for (const q of nothing) expect(await find(q), q).toEqual([]);
  });

  it('finds by the day on which the money came, not by when it was begun', async () => {
    const paidAt = new Date(test.clock.now().getTime());
    await test.db.inInstance(instanceId, (trx) =>
      trx
        .updateTable('invoices')
        .set({
          ...{ status: 'refunded', paid_at: paidAt, received_micro: 100_000_000n },
          ...{ credited_micro: 100_000_000n, refunded_micro: 40_000_000n },
        })
        .where('id', '=', BigInt(transfer))
        .execute(),
    );
    const day = paidAt.toISOString().slice(0, 10);
    expect(idsOf(await find(`paid:${day}`))).toContain(transfer);
    expect(idsOf(await find(`paid:>=${day} state:refunded`))).toEqual([transfer]);
    expect(await find(`paid:<${day}`)).toEqual([]);
    expect(await find(`#${transfer}`)).toMatchObject([
      { received: '100', credited: '100', refunded: '40', paid_at: paidAt.toISOString() },
    ]);
  });

  it('is for whoever may decide on payments, and refuses what means nothing', async () => {
    expect((await ada.request(PATH)).status).toBe(404);
    expect((await ada.request(`${PATH}/export`)).status).toBe(404);
    for (const q of ['stauts:paid', 'state:maybe', 'amount:many']) {
      expect((await staff.request(`${PATH}?q=${q}`)).status, q).toBe(422);
    }
  });

  it('is a file as well, without names and addresses; who took it is noted', async () => {
    const answer = await staff.request(`${PATH}/export?q=method:1`);
    expect(answer.headers.get('content-disposition')).toContain('payments.csv');
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^id,type,status,customer_id,/);
    expect(lines[1]).toMatch(new RegExp(`^${transfer},top_up,\\w+,${ada.id},1,`));
    for (const secret of [ada.email, 'Ada Ship']) expect(lines[1]).not.toContain(secret);
    const noted = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'payments.exported')
        .execute(),
    );
    expect(noted).toEqual([{ staff_id: staff.id, details: { filter: 'method:1' } }]);
  });

  it('goes on page by page from either end', async () => {
    const { instance } = staff;
    await test.db.inInstance(instance.id, async (trx) => {
      const row = await trx
        .selectFrom('invoices')
        .selectAll()
        .where('id', '=', BigInt(card))
        .executeTakeFirstOrThrow();
      const { id: _, quote, ...copy } = row;
      const copies = Array.from({ length: 60 }, () => ({ ...copy, quote: JSON.stringify(quote) }));
      // A copy is written as it was read.
      await trx
        .insertInto('invoices')
        .values(copies as never)
        .execute();
    });
    for (const sort of ['created', '-created']) {
      const seen: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query = `sort=${sort}&q=amount:<100${cursor && `&cursor=${cursor}`}`;
        const answer = await staff.request(`${PATH}?${query}`);
        const { data, meta } = (await answer.json()) as Awaited<
          ReturnType<typeof paymentList.page>
        >;
        expect(meta).toMatchObject({ matches: 61, is_counted: true, is_whole: true });
        seen.push(...idsOf(data));
        cursor = meta.next;
      }
      const up = seen.toSorted((one, other) => one - other);
      expect(seen).toEqual(sort === 'created' ? up : up.toReversed());
      expect(new Set(seen).size).toBe(61);
    }
  });
});

it.each([
  ['', 'invoices_pkey'],
  ['state:paid', 'invoices_by_status'],
  ['method:1', 'invoices_by_method'],
  ['state:paid method:1', 'invoices_by_method'],
  ['customer:12', 'invoices_of_customer'],
  ['customer:12 state:paid method:1', 'invoices_of_customer'],
  ['created:<2026-01-01', 'invoices_by_age'],
  ['paid:2026-01-01', 'invoices_by_age'],
  ['ref:X-77', 'outside_payments_by_reference'],
])('is read by an index for "%s", without a sort', async (q, index) => {
  const sort = { by: 'created', direction: 'desc' } as const;
  const query = readListQuery(q, PAYMENT_FIELDS);
  const methodIds = query.filters.method === undefined ? [] : [1];
  const plan = await explainList(
    test.db,
    instanceId,
    paymentSource({ instanceId, query, methodIds, sort }),
  );
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
  if (!q.startsWith('ref')) expect(plan).not.toContain('Sort');
  // Read until enough had come, an index of one would have no end.
  expect(plan).not.toMatch(/Filter: .*(status|payment_method_id|\bid [<>])/);
});
