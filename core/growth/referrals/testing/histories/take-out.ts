import { nextId } from '#core/billing/commissions/testing/scene.ts';
import {
  captureEarned,
  holdEarned,
  moveEarned,
  releaseEarned,
} from '#core/billing/ledger/moves/withdraw-earned.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import type { Command } from './commands.ts';
import type { Doing } from './steps.ts';

/** Who has earned asks for a part of it, is paid or gets it back, or spends it here. */
export async function takeOut(doing: Doing, command: Command): Promise<boolean> {
  const { do: deed, cents } = command;
  if (deed === 'pay_out' || deed === 'give_back') return endWithdrawal(doing, deed);
  const { stage, trx, story } = doing;
  const deps = stage.ledger(trx);
  const { instanceId } = stage;
  const customerId = story.earner;
  const { referralBalanceMicro: purse } = await readMoney(trx, { instanceId, id: customerId });
  const micro = (purse * BigInt(cents)) / 10_000n;
  if (micro <= 0n) return false;
  const earned = { referral: micro, task: 0n };
  if (deed === 'move') {
    await moveEarned(deps, { customerId, earned, moveId: `history-${nextId()}` });
    return true;
  }
  const id = await writeRequest(doing, micro);
  await holdEarned(deps, { customerId, earned, withdrawalId: id, actor: { kind: 'system' } });
  story.withdrawals.push({ id, micro });
  return true;
}

async function writeRequest({ stage, trx, story }: Doing, micro: bigint): Promise<bigint> {
  const { instanceId, test } = stage;
  const { id } = await trx
    .insertInto('withdrawals')
    .values({
      ...{ instance_id: instanceId, customer_id: story.earner, status: 'requested' },
      ...{ amount_micro: micro, fee_micro: 0n, account_number: 'DE89 3704' },
      method: JSON.stringify({ id: 1, name: 'A bank', icon: 'bank' }),
      requested_at: test.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function endWithdrawal(
  { stage, trx, story }: Doing,
  deed: 'pay_out' | 'give_back',
): Promise<boolean> {
  const first = story.withdrawals.shift();
  if (!first) return false;
  const { instanceId, staffId, test } = stage;
  const of = { withdrawalId: first.id, actor: { kind: 'staff', id: staffId } } as const;
  const deps = stage.ledger(trx);
  const isPaid = deed === 'pay_out';
  await (isPaid ? captureEarned(deps, { ...of, feeMicro: 0n }) : releaseEarned(deps, of));
  if (isPaid) story.paidOutMicro += first.micro;
  const now = test.clock.now();
  const paid = { approver_id: staffId, approved_at: now, sender_id: staffId, sent_at: now };
  await trx
    .updateTable('withdrawals')
    .set({
      ...{ status: isPaid ? 'paid' : 'refused', ended_by: staffId, ended_at: now },
      ...(isPaid && paid),
    })
    .where('instance_id', '=', instanceId)
    .where('id', '=', first.id)
    .execute();
  return true;
}
