import type { Context } from 'hono';
import type { Owner } from '#core/platform/operations/current-customer.ts';
import { billedVat } from './payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { countryOfVat } from '#core/tenancy/sale-places/country-of-vat.pure.ts';

/** The buyer, as far as a price or a sale depends on it. */
export interface Buyer {
  /** Undefined for a guest. */
  customerId: bigint | undefined;
  /** Of a customer; a guest has none. */
  gradeId: number | null;
  /** The word of the client: it can forbid a sale and never allow one. */
  declaredCountry: string | undefined;
}

export function buyerOf({ customer }: { customer: Owner | undefined }, c: Context<CoreEnv>): Buyer {
  const said = c.req.header('x-country-code')?.toUpperCase() ?? '';
  return {
    customerId: customer?.id,
    gradeId: customer?.gradeId ?? null,
    declaredCountry: /^[A-Z]{2}$/.test(said) ? said : undefined,
  };
}

/** Where a customer is billed; else what they or a guest say. */
export async function countryOfBuyer(
  trx: Trx,
  instanceId: number,
  { customerId, declaredCountry }: Omit<Buyer, 'gradeId'>,
): Promise<string | undefined> {
  const vat =
    customerId === undefined ? null : await billedVat(trx, { instanceId, id: customerId });
  return countryOfVat(vat) ?? declaredCountry;
}
