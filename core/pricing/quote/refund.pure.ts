import { grainWithin, partOfWhole } from '#core/money/money.ts';

interface Undelivered {
  /** What was paid for the quantity. */
  paidMicro: bigint;
  quantity: number;
  undelivered: number;
  /** What of it was given back before. */
  refundedMicro: bigint;
}

/** What is given back for what was not delivered: in the customer's favour, never more than is left. */
export function refundOf(order: Undelivered): bigint {
  const { paidMicro, quantity, undelivered, refundedMicro } = order;
  const shareMicro = partOfWhole(paidMicro, {
    ...{ part: BigInt(undelivered), whole: BigInt(quantity), round: 'up' },
    grain: grainWithin(paidMicro),
  });
  const leftMicro = paidMicro - refundedMicro;
  return shareMicro < leftMicro ? shareMicro : leftMicro;
}
