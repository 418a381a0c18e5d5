import { askForFunds, decide, invoiceIn, settle } from '#core/billing/payments/testing/payer.ts';
import type { Invoice } from '#core/billing/payments/invoices/invoice.contract.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import type { ListedDocument, ShownDocument } from '../document.contract.ts';

/** A seller in Germany, with rules for the country, for companies next door and for the rest. */
export const SELLER = {
  company: {
    name: 'Alder Media GmbH',
    address: 'Hafenstraße 12\n20359 Hamburg\nGermany',
    country: 'DE',
    taxId: 'DE 123 456 789',
    registration: 'HRB 12345, Amtsgericht Hamburg',
    bank: 'Example Bank\nIBAN DE02 1203 0000 0000 2020 51',
  },
  invoicing: {
    numberPrefix: 'AL-',
    taxName: { en: 'VAT', de: 'USt.' },
    taxRules: [
      { countries: ['DE'], treatment: 'rate', rate: 0.19 },
      { countries: ['AT', 'FR'], buyers: 'companies', treatment: 'reverse-charge' },
      { countries: ['AT', 'FR'], treatment: 'rate', rate: 0.2 },
      { treatment: 'none', note: 'Not taxable in Germany <§ 3a>.' },
    ],
    electronic: true,
  },
} as const;

export const beSeller = (test: TestCore, patch: object = SELLER) =>
  changeSettings(test.deps, { slug: test.instances.a.slug, patch });

/** Adds funds and pays them at the sandbox. */
export async function payIn(
  test: TestCore,
  payer: CustomerActor,
  body: object = {},
): Promise<Invoice> {
  const invoice = await invoiceIn(await askForFunds(payer, body));
  await decide(payer, invoice, 'approve');
  await settle(test);
  return invoice;
}

export async function listDocuments(payer: CustomerActor): Promise<ListedDocument[]> {
  const answer = await payer.request('/api/v1/billing-documents');
  return ((await answer.json()) as { data: ListedDocument[] }).data;
}

export async function readDocument(
  payer: CustomerActor,
  id: number,
  locale = 'en',
): Promise<ShownDocument> {
  const answer = await payer.request(`/api/v1/billing-documents/${id}?locale=${locale}`);
  return ((await answer.json()) as { data: ShownDocument }).data;
}
