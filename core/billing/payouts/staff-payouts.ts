import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { payOut } from '#core/billing/ledger/moves/pay-out.ts';
import { readSecondApprovalAbove } from '#core/billing/payments/staff/second-approval.ts';
import { formatAmount } from '#core/money/money.ts';
import { requireConfirmed } from '#core/money/confirmed-amount.ts';
import {
  payoutIdOf,
  type Payout,
  type payoutsAnswer,
  type payoutsQuery,
} from './payout.contract.ts';
import {
  lockPayout,
  readPayouts,
  writeFirstApproval,
  writePaid,
  type PayoutRow,
} from './payout.store.ts';

const PER_PAGE = 50;

type Ports = Pick<Deps, 'db' | 'clock'>;

export async function listPayouts(
  { db }: Ports,
  caller: CustomerCaller,
  { state, cursor }: z.infer<typeof payoutsQuery>,
): Promise<z.infer<typeof payoutsAnswer>> {
  const { instanceId } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const after = BigInt(cursor ?? 0);
    const rows = await readPayouts(trx, { instanceId, state, after, most: PER_PAGE + 1 });
    const page = rows.slice(0, PER_PAGE);
    const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
    return {
      data: await show(trx, caller, page),
      meta: { next: last ? String(last.id) : null },
    };
  });
}

interface Paying {
  idInPath: string;
  confirmed: string | undefined;
}

/**
 * Marks a payout as paid and erases its details, except the number. Above the limit of the instance the
 * first of two people approves it, which moves nothing, and another one pays it.
 */
export async function payPayout(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { idInPath, confirmed }: Paying,
): Promise<Payout> {
  const { instanceId, customer } = caller;
  const id = payoutIdOf(idInPath);
  return db.inInstance(instanceId, async (trx) => {
    const row = id && (await lockPayout(trx, { instanceId, id }));
    if (!row) throw new AppError('not_found');
    if (row.paid_at !== null) throw new AppError('already_decided');
    const may = mayDo(row, customer.id, await readSecondApprovalAbove(trx, instanceId));
    if (may === null) throw new AppError('second_person_needed');
    const done = { at: clock.now(), by: customer.id };
    if (may === 'pay') {
      requireConfirmed(confirmed, row.amount_micro);
      await payOut(
        { trx, instanceId, clock },
        {
          payoutId: row.id,
          amountMicro: row.amount_micro,
          actor: { kind: 'staff', id: customer.id },
        },
      );
    }
    const changed = await (may === 'pay' ? writePaid : writeFirstApproval)(trx, row, done);
    await recordAudit({ clock, trx }, caller, {
      action: may === 'pay' ? 'payout.paid' : 'payout.approved_first',
      customerId: row.customer_id,
      staffId: customer.id,
      sessionId: customer.sessionId,
      details: {
        ...{ payout: String(row.id), amount: formatAmount(row.amount_micro) },
        ...(may === 'pay' && { before: 'waiting', after: 'paid' }),
      },
    });
    const [shown] = await show(trx, caller, [changed]);
    invariant(shown, 'every row is shown');
    return shown;
  });
}

/** Nobody does both of a large one. */
function mayDo(row: PayoutRow, me: bigint, limitMicro: bigint): Payout['may'] {
  if (row.paid_at !== null) return null;
  if (row.amount_micro <= limitMicro) return 'pay';
  if (row.first_approver_id === null) return 'approve';
  return row.first_approver_id === me ? null : 'pay';
}

async function show(
  trx: Trx,
  { instanceId, customer }: CustomerCaller,
  rows: readonly PayoutRow[],
): Promise<Payout[]> {
  const ids = rows.flatMap((row) => [row.paid_by ?? [], row.first_approver_id ?? []].flat());
  const staff = new Map(
    (await listPayers(trx, { instanceId, ids: [...new Set(ids)] })).map((each) => [each.id, each]),
  );
  const personOf = (id: bigint) => ({ id: Number(id), name: staff.get(id)?.name ?? '' });
  const limitMicro = await readSecondApprovalAbove(trx, instanceId);
  return rows.map((row) => ({
    id: Number(row.id),
    amount: formatAmount(row.amount_micro),
    ...{ name: row.name, email: row.email, pay_to: row.pay_to },
    state: row.paid_at === null ? 'open' : 'paid',
    requested_at: row.requested_at.toISOString(),
    first_approval:
      row.first_approver_id === null || row.first_approved_at === null
        ? null
        : {
            ...personOf(row.first_approver_id),
            at: row.first_approved_at.toISOString(),
            is_mine: row.first_approver_id === customer.id,
          },
    may: mayDo(row, customer.id, limitMicro),
    second_approval_above: formatAmount(limitMicro),
    paid_at: row.paid_at?.toISOString() ?? null,
    paid_by: row.paid_by === null ? null : personOf(row.paid_by),
  }));
}
