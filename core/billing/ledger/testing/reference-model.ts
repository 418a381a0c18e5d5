import type { Purse } from '../kinds.pure.ts';
import { adjustBalance } from '../moves/adjust-balance.ts';
import { chargeOrder } from '../moves/charge-order.ts';
import { creditTopUp } from '../moves/credit-top-up.ts';
import { openDispute, refundPayment } from '../moves/take-back-payment.ts';
import { winDispute } from '../moves/win-dispute.ts';
import { giveReward } from '../moves/give-reward.ts';
import { captureHold, holdMoney, releaseHold } from '../moves/hold-money.ts';
import { cancelOrder, refundOrder } from '../moves/refund-order.ts';
import type { LedgerDeps, Posted } from '../post.ts';
import type { Event } from './operations.ts';

/** What a call of the ledger comes to: it moved money, there was nothing to move, or not enough. */
export type Outcome = 'done' | 'nothing' | 'refused';

/** What the ledger is asked for, and what it is to come to. */
export interface Step {
  expected: Outcome;
  run(deps: LedgerDeps): Promise<Posted>;
}

/** A customer's money as plain numbers, worked out without the ledger. */
export interface ModelCustomer {
  id: bigint;
  balance: bigint;
  referral: bigint;
  task: bigint;
  held: bigint;
  spent: bigint;
  earned: bigint;
  orders: { id: bigint; left: bigint }[];
  payments: ModelPayment[];
  holds: { id: string; purse: Purse; amount: bigint; isOpen: boolean }[];
  disputes: ModelDispute[];
  /** What is owed; nothing while there is a balance. */
  debt: bigint;
  last: Step | undefined;
}

interface ModelPayment {
  id: bigint;
  paid: bigint;
  fee: bigint;
  bonuses: bigint[];
  /** What of each went back. */
  back: { paid: bigint; fee: bigint; bonuses: bigint[] };
}

interface ModelDispute {
  id: string;
  payment: ModelPayment;
  /** What it took of the payment, its fee and its bonuses. */
  took: { paid: bigint; fee: bigint; bonuses: bigint[] };
  isOpen: boolean;
}

export const newModelCustomer = (id: bigint): ModelCustomer => ({
  ...{ id, balance: 0n, referral: 0n, task: 0n, held: 0n, spent: 0n, earned: 0n, debt: 0n },
  ...{ orders: [], payments: [], holds: [], disputes: [], last: undefined },
});

const actor = { kind: 'system' } as const;
const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** What comes pays the debt first; what goes beyond the balance is owed. */
function move(of: ModelCustomer, amount: bigint): void {
  const total = of.balance - of.debt + amount;
  of.balance = total > 0n ? total : 0n;
  of.debt = total < 0n ? -total : 0n;
}

/**
 * Does to the model what the event is to do, and says how to ask the ledger for the same.
 * Undefined for an event about something that this customer never had.
 */
export function planStep(of: ModelCustomer, what: Event, newId: () => bigint): Step | undefined {
  if (what.kind === 'again') {
    if (!of.last) return undefined;
    const { expected, run } = of.last;
    return { expected: expected === 'done' ? 'nothing' : expected, run };
  }
  of.last = plan(of, what, newId());
  return of.last;
}

type Planned = Exclude<Event, { kind: 'again' }>;

function plan(of: ModelCustomer, what: Planned, id: bigint): Step | undefined {
  const customerId = of.id;
  switch (what.kind) {
    case 'topUp':
      return topUp(of, what, id);
    case 'spend': {
      const { amount } = what;
      const run = (deps: LedgerDeps) =>
        chargeOrder(deps, { customerId, orderId: id, amountMicro: amount, actor });
      if (of.balance < amount) return { expected: 'refused', run };
      of.balance -= amount;
      of.spent += amount;
      of.orders.push({ id, left: amount });
      return { expected: 'done', run };
    }
    case 'cancel':
    case 'refund':
      return giveBack(of, what, id);
    case 'reward': {
      const { reward, amount } = what;
      if (PURSE_OF[reward] === 'balance') move(of, amount);
      else of[PURSE_OF[reward]] += amount;
      if (reward !== 'bonus' && reward !== 'coupon') of.earned += amount;
      const source = { type: 'reward', id: String(id) };
      const given = { kind: reward, customerId, amountMicro: amount, source, actor };
      return { expected: 'done', run: (deps) => giveReward(deps, given) };
    }
    case 'adjust':
      return adjust(of, what.amount, id);
    case 'hold': {
      const { purse, amount } = what;
      const holdId = String(id);
      const run = (deps: LedgerDeps) =>
        holdMoney(deps, { customerId, purse, amountMicro: amount, holdId, actor });
      if (of[purse] < amount) return { expected: 'refused', run };
      of[purse] -= amount;
      of.held += amount;
      of.holds.push({ id: holdId, purse, amount, isOpen: true });
      return { expected: 'done', run };
    }
    case 'release':
    case 'capture':
      return endHold(of, what);
    case 'dispute':
    case 'paymentRefund':
    case 'win':
      return dispute(of, what, id);
  }
}

const PURSE_OF = {
  bonus: 'balance',
  coupon: 'balance',
  referral: 'referral',
  widget_reward: 'referral',
  task: 'task',
} as const;

function topUp(
  of: ModelCustomer,
  { amount, fee, bonus, coupon }: Extract<Planned, { kind: 'topUp' }>,
  invoiceId: bigint,
): Step {
  const paid = amount + fee;
  const run = (deps: LedgerDeps) =>
    creditTopUp(deps, {
      ...{ customerId: of.id, invoiceId, paymentMethodId: 1, feeMicro: fee, paidMicro: paid },
      ...{ methodBonusMicro: bonus, coupon: { id: 1n, bonusMicro: coupon }, actor },
    });
  move(of, amount + bonus + coupon);
  const nothing = { paid: 0n, fee: 0n, bonuses: [0n, 0n] };
  of.payments.push({ id: invoiceId, paid, fee, bonuses: [bonus, coupon], back: nothing });
  return { expected: 'done', run };
}

function giveBack(
  of: ModelCustomer,
  what: Extract<Planned, { kind: 'cancel' | 'refund' }>,
  id: bigint,
): Step | undefined {
  const order = of.orders[what.which % Math.max(1, of.orders.length)];
  if (!order) return undefined;
  const back = what.kind === 'refund' ? least(what.amount, order.left) : order.left;
  const asked = { orderId: order.id, actor };
  const refund =
    what.kind === 'refund' ? { refundId: String(id), amountMicro: what.amount } : undefined;
  const run = (deps: LedgerDeps) =>
    refund ? refundOrder(deps, { ...asked, ...refund }) : cancelOrder(deps, asked);
  order.left -= back;
  move(of, back);
  of.spent -= back;
  return { expected: back === 0n ? 'nothing' : 'done', run };
}

function adjust(of: ModelCustomer, amount: bigint, id: bigint): Step | undefined {
  if (amount === 0n) return undefined;
  const run = (deps: LedgerDeps) =>
    adjustBalance(deps, {
      ...{ customerId: of.id, amountMicro: amount, adjustmentId: String(id), staffId: 1n },
      reason: 'a correction',
    });
  if (of.balance + amount < 0n) return { expected: 'refused', run };
  move(of, amount);
  return { expected: 'done', run };
}

function endHold(
  of: ModelCustomer,
  { kind, which }: { kind: 'release' | 'capture'; which: number },
): Step | undefined {
  const hold = of.holds[which % Math.max(1, of.holds.length)];
  if (!hold) return undefined;
  const run = (deps: LedgerDeps) =>
    (kind === 'release' ? releaseHold : captureHold)(deps, { holdId: hold.id, actor });
  if (!hold.isOpen) return { expected: 'nothing', run };
  hold.isOpen = false;
  of.held -= hold.amount;
  if (kind === 'release' && hold.purse === 'balance') move(of, hold.amount);
  else if (kind === 'release') of[hold.purse] += hold.amount;
  return { expected: 'done', run };
}

function dispute(
  of: ModelCustomer,
  what: Extract<Planned, { kind: 'dispute' | 'paymentRefund' | 'win' }>,
  id: bigint,
): Step | undefined {
  if (what.kind === 'win') return win(of, what.which);
  const payment = of.payments[what.which % Math.max(1, of.payments.length)];
  if (!payment) return undefined;
  const amountMicro = least(what.amount, payment.paid - payment.back.paid);
  if (amountMicro === 0n) return undefined;
  const took = takenOf(payment, amountMicro);
  move(of, took.fee - sumOf([took.paid, ...took.bonuses]));
  const asked = { invoiceId: payment.id, amountMicro };
  if (what.kind === 'paymentRefund') {
    const run = (deps: LedgerDeps) => refundPayment(deps, { ...asked, refundId: String(id) });
    return { expected: 'done', run };
  }
  of.disputes.push({ id: String(id), payment, took, isOpen: true });
  return {
    expected: 'done',
    run: (deps) => openDispute(deps, { ...asked, disputeId: String(id) }),
  };
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);

/** Bonuses go, and the fee comes back, in proportion to all that has gone back of the payment. */
function takenOf({ paid, fee, bonuses, back }: ModelPayment, amount: bigint) {
  back.paid += amount;
  const isAll = back.paid === paid;
  const grain = (one: bigint) =>
    one % 10_000n === 0n && back.paid % 10_000n === 0n ? 10_000n : 1n;
  const up = (one: bigint) => {
    const size = paid * grain(one);
    return isAll ? one : least(one, ((one * back.paid + size - 1n) / size) * grain(one));
  };
  const feeShare = isAll ? fee : ((fee * back.paid) / (paid * grain(fee))) * grain(fee);
  const most = (a: bigint) => (a > 0n ? a : 0n);
  const took = {
    paid: amount,
    fee: most(feeShare - back.fee),
    bonuses: bonuses.map((bonus, at) => most(up(bonus) - (back.bonuses[at] ?? 0n))),
  };
  back.fee += took.fee;
  back.bonuses = back.bonuses.map((one, at) => one + (took.bonuses[at] ?? 0n));
  return took;
}

/** Everything is where it was before. */
function win(of: ModelCustomer, which: number): Step | undefined {
  const open = of.disputes[which % Math.max(1, of.disputes.length)];
  if (!open) return undefined;
  const run = (deps: LedgerDeps) => winDispute(deps, { disputeId: open.id });
  if (!open.isOpen) return { expected: 'nothing', run };
  open.isOpen = false;
  const { payment, took } = open;
  payment.back.paid -= took.paid;
  payment.back.fee -= took.fee;
  payment.back.bonuses = payment.back.bonuses.map((one, at) => one - (took.bonuses[at] ?? 0n));
  move(of, sumOf([took.paid, ...took.bonuses]) - took.fee);
  return { expected: 'done', run };
}
