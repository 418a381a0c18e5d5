import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { tellGateway } from '#core/billing/payments/testing/taking-back.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { beSeller, listDocuments, payIn, readDocument, SELLER } from './testing/billed.ts';
import { verifyDocuments } from './verify-documents.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

const faults = async () => (await verifyDocuments(test.deps, test.instances.a.id)).faults;

it('a payment has a receipt while nobody has said who sells, and an invoice from then on', async () => {
  const payer = await newPayer(test, { name: 'Ada <b>Brook</b>' });
  const before = await payIn(test, payer);
  await beSeller(test);
  const after = await payIn(test, payer, { amount: '119' });
  const [invoice, receipt] = await listDocuments(payer);
  expect(receipt).toMatchObject({
    ...{ title: 'receipt', number: 'INV-000001', payment_id: before.id },
    ...{ total: '20', tax: '0', is_electronic: false },
  });
  expect(invoice).toMatchObject({
    ...{ title: 'invoice', number: 'AL-INV-000002', payment_id: after.id },
    ...{ total: '119', tax: '19', is_electronic: true },
  });
  expect((await readDocument(payer, receipt!.id)).printed).toMatchObject({
    ...{ title: 'Receipt INV-000001', seller: { name: 'Alder' } },
    totals: [{ label: 'Total paid', value: '$20.00' }],
  });
  expect(await faults()).toEqual([]);
});

it('says everything in the language that is asked for, and the same after any change', async () => {
  const payer = await newPayer(test, { name: 'Ada Brook', company_address: '12 Mill Lane' });
  await payIn(test, payer, { amount: '119' });
  const [{ id } = { id: 0 }] = await listDocuments(payer);
  const { printed, sha256 } = await readDocument(payer, id, 'de');
  expect(printed).toMatchObject({
    language: 'de',
    seller: {
      name: SELLER.company.name,
      lines: ['Hafenstraße 12', '20359 Hamburg', 'Germany', 'help@alder.example'],
    },
    buyer: { lines: ['Ada Brook', '12 Mill Lane'] },
    table: {
      head: { tax: 'USt.' },
      rows: [{ tax: '19\u00a0%', amount: '100,00\u00a0$' }],
    },
    totals: [
      { value: '100,00\u00a0$' },
      { label: 'USt. 19\u00a0%', value: '19,00\u00a0$' },
      { value: '119,00\u00a0$', strong: true },
    ],
  });
  expect(printed.footer[0]).toContain('HRB 12345');
  expect(printed.footer.join('\n')).toContain(SELLER.company.bank.split('\n')[0]);
  await beSeller(test, { company: { name: 'Somebody Else' }, invoicing: { taxName: 'GST' } });
  await payer.post('/api/v1/profile', { name: 'Changed' });
  expect(await readDocument(payer, id, 'de')).toMatchObject({ printed, sha256 });
  await beSeller(test);
});

describe('what the buyer has said decides on the tax', () => {
  it.each([
    ['a person in France', { country: 'FR' }, '20', 'VAT 20%'],
    ['somebody far away', { country: 'BR' }, '0', undefined],
    ['nobody knows where', {}, '19.16', 'VAT 19%'],
  ])('%s', async (_, { country }: { country?: string }, tax, label) => {
    const payer = await newPayer(test);
    if (country !== undefined) {
      const body = { account_type: 'personal', billing_country: country };
      expect((await payer.post('/api/v1/profile/company', body)).status).toBe(204);
    }
    await payIn(test, payer, { amount: '120' });
    const [document] = await listDocuments(payer);
    expect(document?.tax).toBe(tax);
    const { printed } = await readDocument(payer, document!.id);
    expect(printed.totals.at(-2)?.label).toBe(label);
  });

  it('a company next door accounts for it by itself', async () => {
    const payer = await newPayer(test, {
      ...{ account_type: 'company', company_name: 'Quiet Boats', vat: 'ATU12345678' },
    });
    await payIn(test, payer, { amount: '120' });
    const [document] = await listDocuments(payer);
    const { printed } = await readDocument(payer, document!.id);
    expect(printed.buyer.lines).toContain('Tax ID ATU12345678');
    expect(printed.notes[0]).toMatch(/^Reverse charge/);
    expect(printed.totals.map(({ value }) => value)).toEqual(['$120.00', '$0.00', '$120.00']);
  });
});

it('what is taken back has credit notes that name the invoice, to the last cent', async () => {
  const payer = await newPayer(test);
  const invoice = await payIn(test, payer, { amount: '119' });
  for (const cents of [3_333, 3_333, 11_900, 11_900]) {
    await tellGateway(test, invoice, { kind: 'refunded', cents });
  }
  const [last, first, issued] = await listDocuments(payer);
  expect(last).toMatchObject({ title: 'credit_note', corrects: issued?.number });
  expect([first?.total, last?.total]).toEqual(['33.33', '85.67']);
  expect([first?.tax, last?.tax]).toEqual(['5.32', '13.68']);
  expect((await listDocuments(payer)).length).toBe(3);
  expect(await faults()).toEqual([]);
});

it('a dispute has a credit note once it is lost, and none while it is open or won', async () => {
  const payer = await newPayer(test);
  const [won, lost] = [await payIn(test, payer), await payIn(test, payer)];
  const count = async () => (await listDocuments(payer)).length;
  for (const invoice of [won, lost]) {
    await tellGateway(test, invoice, { kind: 'disputed', cents: 2_000, caseId: 'case' });
  }
  expect(await count()).toBe(2);
  await tellGateway(test, won, { kind: 'dispute_won', cents: 2_000, caseId: 'case' });
  await tellGateway(test, lost, { kind: 'dispute_lost', cents: 2_000, caseId: 'case' });
  const [note] = await listDocuments(payer);
  expect(note).toMatchObject({ title: 'credit_note', payment_id: lost.id, total: '20' });
  expect(await count()).toBe(3);
  expect(await faults()).toEqual([]);
});

it('staff find one by its number, as it stands on it or in small letters', async () => {
  const payer = await newPayer(test);
  await payIn(test, payer);
  const [{ id, number } = { id: 0, number: '' }] = await listDocuments(payer);
  const find = async (sought: string) => {
    const query = new URLSearchParams({ number: sought });
    const path = `/api/v1/staff/billing-documents?${query}`;
    const answer = await test.actors.staffOfA.request(path);
    expect(answer.status, sought).toBe(200);
    return ((await answer.json()) as { data: { id: number }[] }).data.map((one) => one.id);
  };
  expect(await find(number)).toEqual([id]);
  expect(await find(number.toLowerCase())).toEqual([id]);
  const others = [
    number.replace('INV', 'CN'),
    `XX-${number}`,
    `${number}0`,
    'INV',
    "INV-1' or 1=1",
  ];
  for (const other of [...others, `INV-${'9'.repeat(18)}`, '']) {
    expect(await find(other), other).toEqual([]);
  }
});

it('nobody else sees them, and a file that cannot be made is no fault of the reader', async () => {
  const payer = await newPayer(test);
  await payIn(test, payer);
  const [{ id } = { id: 0 }] = await listDocuments(payer);
  const other = await newPayer(test);
  const staff = '/api/v1/staff/billing-documents';
  for (const kind of ['', '/pdf', '/ubl']) {
    const path = `/api/v1/billing-documents/${id}${kind}`;
    expect((await other.request(path)).status).toBe(404);
    expect((await test.actors.customerOfB.request(path)).status).toBe(404);
    expect((await test.actors.guestOfA.request(path)).status).toBe(401);
    expect((await payer.request(`${staff}/${id}${kind}`)).status).toBe(404);
  }
  // There is nothing here that prints.
  expect((await payer.request(`/api/v1/billing-documents/${id}/pdf`)).status).toBe(503);
  const ubl = await payer.request(`/api/v1/billing-documents/${id}/ubl`);
  expect(ubl.headers.get('content-disposition')).toMatch(/filename="AL-INV-\d{6}\.xml"/);
});
