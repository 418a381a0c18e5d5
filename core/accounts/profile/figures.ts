import type { Trx } from '#core/db/database.ts';
import type { CustomerRef } from '../customers/customer.store.ts';

/** What others know about a customer, in micro-dollars and counts. */
export interface CustomerFigures {
  balanceMicro: bigint;
  referralBalanceMicro: bigint;
  taskBalanceMicro: bigint;
  totalEarningsMicro: bigint;
  spendMicro: bigint;
  invoicesInModeration: number;
}

/** The one place where the profile gets its figures; nobody has earned or spent anything yet. */
export async function readFigures(_trx: Trx, _customer: CustomerRef): Promise<CustomerFigures> {
  return {
    balanceMicro: 0n,
    referralBalanceMicro: 0n,
    taskBalanceMicro: 0n,
    totalEarningsMicro: 0n,
    spendMicro: 0n,
    invoicesInModeration: 0,
  };
}
