import type { Trx } from '#core/platform/db/database.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#locales/languages.ts';
import { isGuestAccount } from './is-guest-account.ts';
import { noticeTo } from './notice-to.ts';
import { findCustomerById, readCustomers, type CustomerRef } from './customer.store.ts';

export interface Payer {
  id: bigint;
  name: string;
  email: string | null;
}

/** The customers of payments, for staff; a deleted one has no name. */
export function listPayers(
  trx: Trx,
  asked: { instanceId: number; ids: readonly bigint[] },
): Promise<Payer[]> {
  return readCustomers(trx, asked);
}

/** The same by their ids, with whether they are frozen. */
export async function readStanding(
  trx: Trx,
  asked: { instanceId: number; ids: readonly bigint[] },
): Promise<ReadonlyMap<bigint, Payer & { isFrozen: boolean }>> {
  const rows = await readCustomers(trx, asked);
  return new Map(
    rows.map(({ frozen_at: frozenAt, ...payer }) => [
      payer.id,
      { ...payer, isFrozen: frozenAt !== null },
    ]),
  );
}

/** A deleted customer cannot pay. */
export async function findPayer(
  trx: Trx,
  ref: CustomerRef,
): Promise<
  | {
      isFrozen: boolean;
      isGuest: boolean;
      /** Of a program that only tries things out. */
      isTest: boolean;
      isEmailConfirmed: boolean;
      gradeId: number | null;
      language: Language;
    }
  | undefined
> {
  const customer = await findCustomerById(trx, ref);
  if (!customer) return undefined;
  const { language, frozen_at: frozenAt, email_confirmed_at: confirmedAt } = customer;
  return {
    isFrozen: frozenAt !== null,
    isEmailConfirmed: confirmedAt !== null,
    gradeId: customer.grade_id,
    isGuest: isGuestAccount(customer),
    isTest: customer.test_of !== null,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  };
}

/** Who a receipt is for; what a person once had as a company does not stand on it. */
export async function billedTo(trx: Trx, ref: CustomerRef) {
  const customer = await findCustomerById(trx, ref);
  if (!customer) return undefined;
  const { name, company_name, company_address, company_site, vat } = customer;
  return customer.account_type === 'company'
    ? { name, company_name, company_address, company_site, vat }
    : { name, company_name: null, company_address: null, company_site: null, vat: null };
}

/** Who stands on the documents of a payment, where they are and how they are taxed. */
export async function billingDetailsOf(trx: Trx, ref: CustomerRef) {
  const customer = await findCustomerById(trx, ref);
  if (!customer) return undefined;
  const isCompany = customer.account_type === 'company';
  return {
    name: customer.name,
    isCompany,
    company: isCompany ? customer.company_name : null,
    address: customer.company_address,
    country: customer.billing_country,
    taxId: isCompany ? customer.vat : null,
  };
}

/** The tax number of a company; of a person, whatever they once had is not where they are billed. */
export async function billedVat(trx: Trx, ref: CustomerRef): Promise<string | null> {
  const own = await findCustomerById(trx, ref);
  // Programs try things out where their holder is billed.
  const customer = own?.test_of
    ? await findCustomerById(trx, { instanceId: ref.instanceId, id: own.test_of })
    : own;
  return customer?.account_type === 'company' ? customer.vat : null;
}

/** Where a customer is told of what they have to know; undefined for who has no address. */
export async function findPayerToReach(
  trx: Trx,
  ref: CustomerRef,
): Promise<{ to: string; language: Language } | undefined> {
  const customer = await findCustomerById(trx, ref);
  return customer && noticeTo(customer);
}

const SWITCHES = {
  orders: 'notify_order_actions',
  payments: 'notify_payment_actions',
  subscriptions: 'notify_subscription_actions',
} as const;

/** Where a customer reads about payments, orders or subscriptions; undefined for who does not want to, or cannot. */
export async function payerToTell(
  trx: Trx,
  ref: CustomerRef,
  about: 'payments' | 'orders' | 'subscriptions',
): Promise<{ to: string; language: Language; isGuest: boolean } | undefined> {
  const customer = await findCustomerById(trx, ref);
  const wantsIt = customer?.[SWITCHES[about]];
  const receiver = customer && wantsIt ? noticeTo(customer) : undefined;
  return customer && receiver && { ...receiver, isGuest: isGuestAccount(customer) };
}
