import { sql, type RawBuilder } from 'kysely';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';

/** Whose orders and drip-feeds are meant. */
export interface OrderOwner {
  instanceId: number;
  customerId: bigint;
  /** Only those of these services; none is all of them, as with a token. */
  serviceIds?: readonly number[] | undefined;
}

/** What a customer owns, and of that what the token of a program is for. */
export const ownerOf = ({ instanceId, customer, program }: OwnerCaller): OrderOwner => ({
  instanceId,
  customerId: customer.id,
  serviceIds: program?.serviceIds,
});

/** `mayOrder` in SQL, for rows with a service. */
export const isAmong = ({ serviceIds }: Pick<OrderOwner, 'serviceIds'>): RawBuilder<boolean> =>
  serviceIds?.length ? sql<boolean>`service_id = any(${serviceIds}::integer[])` : sql`true`;
