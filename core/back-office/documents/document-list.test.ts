// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beSeller, payIn } from '#core/billing/documents/testing/billed.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { tellGateway } from '#core/billing/payments/testing/taking-back.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { DOCUMENT_FIELDS } from './document-fields.pure.ts';
import type { ListedStaffDocument } from './document-list.contract.ts';
import { documentSource } from './document-list.store.ts';

const PATH = '/api/v1/staff/documents';

let test: TestCore;
let staff: CustomerActor;
let instanceId: number;
let ada: CustomerActor;
let bob: CustomerActor;
let payments: number[];
let today: string;

beforeAll(async () => {
  test = await testCore({ isDemo: true });
  staff = test.actors.staffOfA;
  instanceId = test.instances.a.id;
  ada = await newPayer(test, { name: 'Ada Ship' });
  bob = await newPayer(test, { name: 'Bob' });
  const first = await payIn(test, ada);
  test.clock.advance(3 * 24 * 60 * 60_000);
  await beSeller(test);
  const second = await payIn(test, bob, { amount: '119' });
  await tellGateway(test, second, { kind: 'refunded', cents: 1190 });
  payments = [first.id, second.id];
  today = test.clock.now().toISOString().slice(0, 10);
  await payIn(test, test.actors.customerOfB);
});
afterAll(() => test.close());

const read = async (q: string, more = '') => {
  const answer = await staff.request(`${PATH}?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: ListedStaffDocument[] }).data;
};
const find = async (q: string, more = ''): Promise<string[]> =>
  (await read(q, more)).map(({ number }) => number);

const [RECEIPT, INVOICE, CREDIT] = ['INV-000001', 'AL-INV-000002', 'AL-CN-000001'];

describe('the list of documents for staff', () => {
  it('has those of all customers, the latest first, and none of another brand', async () => {
    expect(await find('')).toEqual([CREDIT, INVOICE, RECEIPT]);
    expect(await find('', '&sort=issued')).toEqual([RECEIPT, INVOICE, CREDIT]);
    const [, invoice] = await read('');
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', series: 'invoice', payment_id: payments[1], currency: 'USD' },
      ...{ customer: { name: 'Bob', email: bob.email }, net: '100', tax: '19', total: '119' },
    });
    const answer = await test.actors.staffOfB.request(PATH);
    const { data } = (await answer.json()) as { data: ListedStaffDocument[] };
    expect(data.map(({ number, customer }) => [number, customer.id])).toEqual([
      ['INV-000001', Number(test.actors.customerOfB.id)],
    ]);
  });

  it.each([
    ['kind:invoice', [INVOICE]],
    ['kind:receipt', [RECEIPT]],
    ['kind:credit_note', [CREDIT]],
    ['kind:receipt,credit_note', [CREDIT, RECEIPT]],
    ['series:invoice', [INVOICE, RECEIPT]],
    ['series:credit_note kind:invoice', []],
    ['series:invoice,credit_note kind:credit_note', [CREDIT]],
    ['al-inv-000002', [INVOICE]],
    ['INV-000002', [INVOICE]],
    ['XX-INV-000002', []],
    ['1', [CREDIT, RECEIPT]],
    ['number:INV-000001', [RECEIPT]],
    ['number:nothing', []],
    ['nothing', []],
    ['total:>100', [INVOICE]],
    ['tax:0', [RECEIPT]],
    ['tax:>0 series:credit_note', [CREDIT]],
  ])('filters by "%s"', async (q, found) => {
    expect(await find(q)).toEqual(found);
  });

  it('finds those of a customer, of a payment and of a day', async () => {
    for (const q of [`customer:${ada.email}`, `customer:${ada.id}`, String(ada.email)]) {
      expect(await find(q), q).toEqual([RECEIPT]);
    }
    expect(await find(`payment:${payments[1]}`)).toEqual([CREDIT, INVOICE]);
    expect(await find(`issued:${today}`)).toEqual([CREDIT, INVOICE]);
    expect(await find(`issued:<${today} series:invoice`)).toEqual([RECEIPT]);
    expect(await find(`customer:${test.actors.customerOfB.id}`)).toEqual([]);
    expect((await staff.request(`${PATH}?q=kind:lost`)).status).toBe(422);
  });

  it('is a file as well, without names, and who took it is kept', async () => {
    const answer = await staff.request(`${PATH}/export?q=kind:invoice`);
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    const [, line = ''] = lines;
    expect(line.split(',').slice(1, 11)).toEqual([
      ...[INVOICE, 'invoice', '2', 'invoice', String(bob.id), String(payments[1]), 'USD'],
      ...['100', '19', '119'],
    ]);
    expect(line).not.toContain('Bob');
    const noted = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'documents.exported')
        .execute(),
    );
    expect(noted).toEqual([{ staff_id: staff.id, details: { filter: 'kind:invoice' } }]);
  });
});

const sourceOf = (q: string, direction: 'asc' | 'desc' = 'desc') =>
  documentSource({
    instanceId,
    query: readListQuery(q, DOCUMENT_FIELDS),
    sort: { by: 'issued', direction },
  });

it.each([
  ['', 'billing_documents_pkey'],
  ['series:invoice', 'billing_documents_number'],
  ['kind:credit_note', 'billing_documents_number'],
  ['kind:receipt', 'billing_documents_number'],
  ['customer:12', 'billing_documents_of_customer'],
  ['customer:12 series:invoice', 'billing_documents_of_customer'],
  ['issued:<2026-01-01', 'billing_documents_by_age'],
  ['issued:<2026-01-01 series:invoice', 'billing_documents_by_age'],
])('is read by an index for "%s", without a sort', async (q, index) => {
  for (const direction of ['asc', 'desc'] as const) {
    const plan = await explainList(test.db, instanceId, sourceOf(q, direction));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
    // Read until enough had come, an index of one would have no end.
    expect(plan).not.toMatch(/Filter: .*(series|customer_id|\bid [<>])/);
  }
});

describe('the few of', () => {
  // Of hardly any rows, no index is better than another.
  beforeAll(async () => {
    await test.db.inInstance(instanceId, (trx) =>
      sql`
        insert into billing_documents (instance_id, series, sequence, number, customer_id, invoice_id,
          event, total_micro, issued_at, content, hash)
        select b.instance_id, b.series, n, 'CN-' || n, b.customer_id, b.invoice_id, 'refund/' || n,
          b.total_micro, b.issued_at, b.content, b.hash
        from billing_documents b cross join generate_series(100, 3000) n
        where b.instance_id = ${instanceId} and b.number = ${CREDIT}`.execute(trx),
    );
    await test.db.maintain();
  });

  it.each([
    ['INV-000002', 'billing_documents_number'],
    ['2', 'billing_documents_number'],
    ['payment:12', 'billing_documents_event'],
  ])('"%s" are found by their index', async (q, index) => {
    const plan = await explainList(test.db, instanceId, sourceOf(q), { isSorted: true });
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan|Filter: .*(series|sequence|invoice_id)/);
  });
});
