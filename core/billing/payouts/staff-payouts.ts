import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { payOut } from '#core/billing/ledger/moves/pay-out.ts';
import { formatAmount } from '#core/money/money.ts';
import { requireConfirmed } from '#core/money/confirmed-amount.ts';
import {
  payoutIdOf,
  type Payout,
  type payoutsAnswer,
  type payoutsQuery,
} from './payout.contract.ts';
import { lockPayout, readPayouts, writePaid, type PayoutRow } from './payout.store.ts';

const PER_PAGE = 50;

type Ports = Pick<Deps, 'db' | 'clock'>;

export async function listPayouts(
  { db }: Ports,
  { instanceId }: CustomerCaller,
  { state, cursor }: z.infer<typeof payoutsQuery>,
): Promise<z.infer<typeof payoutsAnswer>> {
  return db.inInstance(instanceId, async (trx) => {
    const after = BigInt(cursor ?? 0);
    const rows = await readPayouts(trx, { instanceId, state, after, most: PER_PAGE + 1 });
    const page = rows.slice(0, PER_PAGE);
    const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
    return {
      data: await show(trx, instanceId, page),
      meta: { next: last ? String(last.id) : null },
    };
  });
}

interface Paying {
  idInPath: string;
  confirmed: string | undefined;
}

/** Marks a payout as paid and erases its details, except the number. */
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
    requireConfirmed(confirmed, row.amount_micro);
    const paid = await writePaid(trx, row, { at: clock.now(), by: customer.id });
    await payOut(
      { trx, instanceId, clock },
      {
        payoutId: row.id,
        amountMicro: row.amount_micro,
        actor: { kind: 'staff', id: customer.id },
      },
    );
    await recordAudit({ clock, trx }, caller, {
      action: 'payout.paid',
      customerId: row.customer_id,
      staffId: customer.id,
      sessionId: customer.sessionId,
      details: {
        ...{ payout: String(row.id), amount: formatAmount(row.amount_micro) },
        ...{ before: 'waiting', after: 'paid' },
      },
    });
    const [shown] = await show(trx, instanceId, [paid]);
    invariant(shown, 'every row is shown');
    return shown;
  });
}

async function show(trx: Trx, instanceId: number, rows: readonly PayoutRow[]): Promise<Payout[]> {
  const ids = [...new Set(rows.flatMap(({ paid_by: id }) => id ?? []))];
  const staff = new Map(
    (await listPayers(trx, { instanceId, ids })).map((each) => [each.id, each]),
  );
  return rows.map((row) => ({
    id: Number(row.id),
    amount: formatAmount(row.amount_micro),
    ...{ name: row.name, email: row.email, pay_to: row.pay_to },
    state: row.paid_at === null ? 'open' : 'paid',
    requested_at: row.requested_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    paid_by:
      row.paid_by === null
        ? null
        : { id: Number(row.paid_by), name: staff.get(row.paid_by)?.name ?? '' },
  }));
}
