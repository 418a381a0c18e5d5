import { nextId } from '#core/billing/commissions/testing/scene.ts';
import { openDispute, refundPayment } from '#core/billing/ledger/moves/take-back-payment.ts';
import { winDispute } from '#core/billing/ledger/moves/win-dispute.ts';
import type { Command } from './commands.ts';
import type { Doing } from './steps.ts';

/** A payment goes back, in whole or in part, or a dispute about one is won. */
export async function takeBack(
  { stage, trx, story }: Doing,
  { do: deed, pick, cents }: Command,
): Promise<boolean> {
  const deps = stage.ledger(trx);
  if (deed === 'win') {
    const dispute = story.disputes.shift();
    if (!dispute) return false;
    await winDispute(deps, { disputeId: dispute.id });
    dispute.of.leftMicro += dispute.micro;
    return true;
  }
  const left = story.paid.filter(({ leftMicro }) => leftMicro > 0n);
  const of = left[pick % Math.max(left.length, 1)];
  if (!of) return false;
  const asked = BigInt(cents) * 10_000n;
  const amountMicro = asked < of.leftMicro ? asked : of.leftMicro;
  const [id, taken] = [`history-${nextId()}`, { invoiceId: of.id, amountMicro }];
  story.wasTakenBack = true;
  of.leftMicro -= amountMicro;
  if (deed === 'refund') {
    await refundPayment(deps, { ...taken, refundId: id });
  } else {
    await openDispute(deps, { ...taken, disputeId: id });
    story.disputes.push({ id, of, micro: amountMicro });
  }
  return true;
}
