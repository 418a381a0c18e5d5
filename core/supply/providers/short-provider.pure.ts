interface Funds {
  balance_micro: bigint | null;
  low_balance_micro: bigint | null;
  short_until: Date | null;
}

/** Whether a provider has too little of the instance's money to be asked for anything. */
export function isShort(funds: Funds, now: Date): boolean {
  const { balance_micro: balance, low_balance_micro: least, short_until: until } = funds;
  if (until !== null && until > now) return true;
  return balance !== null && least !== null && balance < least;
}

/**
 * How many of the orders waiting for funds are tried again now. A provider that reports its balance
 * must report more than when it refused; others are tried with one order.
 */
export function triedAgain(funds: Funds, { now, most }: { now: Date; most: number }): number {
  if (isShort(funds, now)) return 0;
  if (funds.short_until === null) return most;
  return funds.balance_micro === null ? 1 : 0;
}

/** The trade's words for it, and the code that some send in their place. */
const NOT_ENOUGH = /not[ _]enough[ _]funds|insufficient (funds|balance)/i;

export const saysNotEnough = (text: string): boolean => NOT_ENOUGH.test(text);
