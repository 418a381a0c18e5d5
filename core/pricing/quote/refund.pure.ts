import { grainWithin, partOfWhole } from '#core/money/money.ts';

interface Undelivered {
  /** The price paid for the whole quantity. */
  paidMicro: bigint;
  quantity: number;
  undelivered: number;
  /** The part refunded before. */
  refundedMicro: bigint;
}

/** The refund for what was not delivered, rounded in the customer's favour and at most the rest. */
export function refundOf(order: Undelivered): bigint {
  const { paidMicro, quantity, undelivered, refundedMicro } = order;
  const shareMicro = partOfWhole(paidMicro, {
    ...{ part: BigInt(undelivered), whole: BigInt(quantity), round: 'up' },
    grain: grainWithin(paidMicro),
  });
  const leftMicro = paidMicro - refundedMicro;
  return shareMicro < leftMicro ? shareMicro : leftMicro;
}
