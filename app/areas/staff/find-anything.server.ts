import type { AppLoadContext } from '@remix-run/node';
import { searchStaffOrders } from '#core/back-office/orders/order-list.operations.ts';
import { listStaffServices } from '#core/back-office/services/staff-service.operations.ts';
import { listStaffCustomers } from '#core/back-office/customers/staff-customer.operations.ts';
import { getStaffPayment } from '#core/billing/payments/staff/staff-payment.operations.ts';
import type { ListedDocument } from '#core/billing/documents/document.contract.ts';
import { listStaffBillingDocuments } from '#core/billing/documents/document.operations.ts';
import { getStaffWithdrawal } from '#core/billing/withdrawals/staff/staff-withdrawal.operations.ts';
import { getStaffTicket } from '#core/feedback/support/staff-support.operations.ts';
import type { Permission } from '#core/platform/operations/permissions.pure.ts';
import { writeTerm } from '#core/platform/lists/list-grammar.pure.ts';
import { unlessMissing } from '#app/areas/staff/money-question.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Something that a search has found, and where it is. */
export interface Match {
  kind: ListedKind | 'ticket' | 'withdrawal' | ListedDocument['title'];
  /** Its number; of a document, as it stands on it. */
  id: number | string;
  /** What it is called, beside its number. */
  name: string;
  detail: string | null;
  to: string;
}

/** Of which there can be more than are shown. */
type ListedKind = 'order' | 'customer' | 'payment' | 'service';

interface Found {
  matches: Match[];
  /** Where all of them are, if there are more. */
  more: { kind: ListedKind; to: string } | undefined;
}

const MOST = 10;
const LONGEST_NUMBER = 60;
const NOTHING: Found = { matches: [], more: undefined };

interface Sought {
  q: string;
  permissions: readonly string[];
}

/** As pages are titled and mails write of them: `Order 1033`, in any language. */
const TITLED = /^\p{L}[\p{L}\p{M} ]* #?([1-9]\d{0,14})$/u;

/** Looks among all that this member of staff may see. */
export async function findAnything(
  context: AppLoadContext,
  { q, permissions }: Sought,
): Promise<Found[]> {
  // Of marks alone, lists would be found whole.
  if (!/[\p{L}\p{N}]/u.test(q)) return [];
  const found = await findAsWritten(context, { q, permissions });
  const number = TITLED.exec(q)?.[1];
  if (number === undefined || found.some(({ matches }) => matches.length > 0)) return found;
  return findAsWritten(context, { q: number, permissions });
}

function findAsWritten(context: AppLoadContext, { q, permissions }: Sought): Promise<Found[]> {
  const may = (permission: Permission) => permissions.includes(permission);
  return Promise.all([
    may('orders.deliver') ? findOrders(context, q) : NOTHING,
    may('customers.read') ? findCustomers(context, q) : NOTHING,
    may('payments.moderate') ? findPayment(context, q) : NOTHING,
    may('payments.moderate') ? findWithdrawal(context, q) : NOTHING,
    may('payments.moderate') ? findDocument(context, q) : NOTHING,
    may('orders.deliver') ? findTicket(context, q) : NOTHING,
    may('catalogue.edit') ? findServices(context, q) : NOTHING,
  ]);
}

/** As one word: nothing of it is a filter, and nothing but a word of it is a mark. */
const asWord = (q: string) => `"${q.replaceAll('"', ' ')}"`;

async function findOrders({ core }: AppLoadContext, q: string): Promise<Found> {
  // The number of a customer or the name of one leads to no order.
  if (/\s|@/.test(q)) return NOTHING;
  const answer = await unlessMissing(core.call(searchStaffOrders, { query: { q: asWord(q) } }));
  const { data, meta } = answer ?? { data: [], meta: { next: null } };
  const matches = data.slice(0, MOST).map(({ id, service, url }): Match => ({
    ...{ kind: 'order', id, name: service.name, detail: url },
    to: pagePath('staff/orders/:id', { id }),
  }));
  const isMore = data.length > MOST || meta.next !== null;
  const all = pagePath('staff/orders/all', {}, { q: asWord(q) });
  return { matches, more: isMore ? { kind: 'order', to: all } : undefined };
}

async function findCustomers({ core }: AppLoadContext, q: string): Promise<Found> {
  const query = { q: q.includes('@') ? writeTerm('email', q) : asWord(q) };
  const answer = await unlessMissing(core.call(listStaffCustomers, { query }));
  const { data, meta } = answer ?? { data: [], meta: { next: null } };
  const matches = data.slice(0, MOST).map(({ id, name, email }): Match => ({
    ...{ kind: 'customer', id, name, detail: email },
    to: pagePath('staff/customers/:id', { id }),
  }));
  const isMore = data.length > MOST || meta.next !== null;
  const all = pagePath('staff/customers', {}, query);
  return { matches, more: isMore ? { kind: 'customer', to: all } : undefined };
}

/** By parts of a name: what is a number, a link or an address is meant otherwise. */
async function findServices({ core }: AppLoadContext, q: string): Promise<Found> {
  if (!/^\p{L}[^@/.]{2,}$/u.test(q)) return NOTHING;
  const query = { q: q.split(/\s+/).map(asWord).join(' ') };
  const answer = await unlessMissing(core.call(listStaffServices, { query }));
  const { data, meta } = answer ?? { data: [], meta: { next: null } };
  const matches = data.slice(0, MOST).map(({ id, name }): Match => ({
    ...{ kind: 'service', id, name, detail: null },
    to: pagePath('staff/services/:id', { id }),
  }));
  const isMore = data.length > MOST || meta.next !== null;
  const all = pagePath('staff/services', {}, query);
  return { matches, more: isMore ? { kind: 'service', to: all } : undefined };
}

const numberIn = (q: string): string | undefined => /^#?([1-9]\d{0,14})$/.exec(q)?.[1];

const oneOf = (match: Match): Found => ({ matches: [match], more: undefined });

async function findPayment({ core }: AppLoadContext, q: string): Promise<Found> {
  const invoiceId = numberIn(q);
  if (invoiceId === undefined) return NOTHING;
  const answer = await unlessMissing(core.call(getStaffPayment, { params: { invoiceId } }));
  if (!answer) return NOTHING;
  const { id, customer } = answer.data;
  const to = pagePath('staff/payments/:id', { id });
  return oneOf({ kind: 'payment', id, name: customer.name, detail: customer.email, to });
}

async function findWithdrawal({ core }: AppLoadContext, q: string): Promise<Found> {
  const withdrawalId = numberIn(q);
  if (withdrawalId === undefined) return NOTHING;
  const answer = await unlessMissing(core.call(getStaffWithdrawal, { params: { withdrawalId } }));
  if (!answer) return NOTHING;
  const { id, customer } = answer.data;
  const to = pagePath('staff/withdrawals/:id', { id });
  return oneOf({ kind: 'withdrawal', id, name: customer.name, detail: customer.email, to });
}

async function findTicket({ core }: AppLoadContext, q: string): Promise<Found> {
  const ticketId = numberIn(q);
  if (ticketId === undefined) return NOTHING;
  const asked = { params: { ticketId }, query: {} };
  const thread = (await unlessMissing(core.call(getStaffTicket, asked)))?.data;
  if (!thread) return NOTHING;
  const { id, subject, customer } = thread;
  const to = pagePath('staff/support/:id', { id });
  return oneOf({ kind: 'ticket', id, name: subject, detail: customer.name, to });
}

/** An invoice, a receipt or a credit note, by the number that stands on it. */
async function findDocument({ core }: AppLoadContext, q: string): Promise<Found> {
  if (q.length > LONGEST_NUMBER || !/-\d{6,}$/.test(q)) return NOTHING;
  const answer = await unlessMissing(
    core.call(listStaffBillingDocuments, { query: { number: q } }),
  );
  const [document] = answer?.data ?? [];
  if (!document) return NOTHING;
  const { id, title, number } = document;
  const to = pagePath('staff/documents/:id', { id });
  return oneOf({ kind: title, id: number, name: '', detail: null, to });
}
