import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import { readMoneyOf } from '#core/billing/ledger/read-money.ts';
import { formatAmount } from '#core/money/money.ts';
import { givesBack } from '../find-gateway.ts';
import { invoiceIdOf } from '../invoices/invoice.contract.ts';
import { findInvoice, readInvoicesIn, type InvoiceRow } from '../invoices/invoice.store.ts';
import { showInvoices } from '../invoices/read-invoices.ts';
import { refundableOf, showRefund } from '../refunds/show-refund.ts';
import { readRefunds, type RefundRow } from '../refunds/refund.store.ts';
import { readOutside } from '../outside/outside-payment.store.ts';
import { readApprovals, type ApprovalRow } from './approval.store.ts';
import { mayDecide } from './may-decide.pure.ts';
import { readReturned } from './returned-refunds.ts';
import { readSecondApprovalAbove } from './second-approval.ts';
import type {
  StaffPayment,
  staffPaymentsAnswer,
  staffPaymentsQuery,
} from './staff-payment.contract.ts';

const PER_PAGE = 50;

/** Oldest first. */
export async function listStaffPayments(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  { status = 'waiting', refunds, cursor, limit = PER_PAGE }: z.infer<typeof staffPaymentsQuery>,
): Promise<z.infer<typeof staffPaymentsAnswer>> {
  const { instanceId } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const after = BigInt(cursor ?? 0);
    const part = { instanceId, after, most: limit + 1 };
    const rows = refunds
      ? await readReturned(trx, part)
      : await readInvoicesIn(trx, { ...part, status });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      data: await showToStaff(trx, caller, page),
      meta: { next: last ? String(last.id) : null },
    };
  });
}

export async function getStaffPayment(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  idInPath: string,
): Promise<StaffPayment> {
  const { instanceId } = caller;
  const id = invoiceIdOf(idInPath);
  return db.inInstance(instanceId, async (trx) => {
    const row = id && (await findInvoice(trx, { instanceId, id }));
    if (!row) throw new AppError('not_found');
    return showOneToStaff(trx, caller, row);
  });
}

type Viewer = Pick<CustomerCaller, 'instanceId' | 'language' | 'customer'>;

async function showToStaff(
  trx: Trx,
  viewer: Viewer,
  rows: readonly InvoiceRow[],
): Promise<StaffPayment[]> {
  const { instanceId, language } = viewer;
  const invoices = await showInvoices(trx, { instanceId, language, rows });
  const invoiceIds = rows.map(({ id }) => id);
  const outside = await readOutside(trx, { instanceId, invoiceIds });
  const approvals = await readApprovals(trx, { instanceId, invoiceIds });
  const refunds = await readRefunds(trx, { instanceId, invoiceIds });
  const people = await readPeople(trx, { instanceId, rows, approvals, refunds });
  const limitMicro = await readSecondApprovalAbove(trx, instanceId);
  return rows.map((row, at) => {
    const invoice = invoices[at];
    invariant(invoice, 'every row is shown');
    const approval = approvals.find(({ invoice_id: id }) => id === row.id);
    const found = outside.find(({ invoice_id: id }) => id === row.id);
    const gateway = found?.gateway ?? null;
    const own = refunds.filter(({ invoice_id: id }) => id === row.id);
    const isOwn = row.customer_id === viewer.customer.id;
    return {
      ...invoice,
      customer: people.customerOf(row),
      gateway,
      reference: found?.reference ?? null,
      decided_by: row.decided_by === null ? null : people.staffOf(row.decided_by),
      is_own: isOwn,
      may_be_decided: !isOwn && mayDecide(row.status, { isAtGateway: gateway !== null }),
      returned_amount: formatAmount(row.returned_micro),
      return_waits: row.returned_micro > row.return_seen_micro,
      further_to: row.further_to === null ? null : Number(row.further_to),
      refundable: isOwn
        ? null
        : refundableOf(row, { own, isByGateway: gateway !== null && givesBack(gateway) }),
      refunds: own.map((refund) => showRefund(refund, people.staffOf(refund.staff_id))),
      first_approval: approval
        ? {
            ...people.staffOf(approval.staff_id),
            received_amount: formatAmount(approval.received_micro),
            at: approval.created_at.toISOString(),
            is_mine: approval.staff_id === viewer.customer.id,
          }
        : null,
      second_approval_above: formatAmount(limitMicro),
    };
  });
}

interface PeopleOf {
  instanceId: number;
  rows: readonly InvoiceRow[];
  approvals: readonly ApprovalRow[];
  refunds: readonly RefundRow[];
}

/** The people shown with the payments: the customers, and the staff who approved. */
async function readPeople(trx: Trx, { instanceId, rows, approvals, refunds }: PeopleOf) {
  const customerIds = [...new Set(rows.map((row) => row.customer_id))];
  const staffIds = [
    ...rows.flatMap(({ decided_by: id }) => id ?? []),
    ...approvals.map(({ staff_id: id }) => id),
    ...refunds.map(({ staff_id: id }) => id),
  ];
  const payers = await listPayers(trx, {
    instanceId,
    ids: [...new Set([...customerIds, ...staffIds])],
  });
  const figures = await readMoneyOf(trx, { instanceId, customerIds });
  const nameOf = (id: bigint) => payers.find((payer) => payer.id === id)?.name ?? '';
  const customerOf = ({ customer_id: id }: InvoiceRow) => {
    const money = figures.get(id);
    return {
      id: Number(id),
      name: nameOf(id),
      email: payers.find((payer) => payer.id === id)?.email ?? null,
      balance: formatAmount(money?.balanceMicro ?? 0n),
      debt: formatAmount(money?.debtMicro ?? 0n),
    };
  };
  const staffOf = (id: bigint) => ({ id: Number(id), name: nameOf(id) });
  return { staffOf, customerOf };
}

export async function showOneToStaff(
  trx: Trx,
  viewer: Viewer,
  row: InvoiceRow,
): Promise<StaffPayment> {
  const [payment] = await showToStaff(trx, viewer, [row]);
  invariant(payment, 'every row is shown');
  return payment;
}
