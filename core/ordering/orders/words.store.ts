import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

/** Staff or a provider still need to know the link and texts. */
const NEEDED = sql<boolean>`status in ('in_processing', 'in_moderation', 'error')`;
const THERE = sql<boolean>`(url <> '' or targets <> '[]'::jsonb)`;

const TABLES = ['orders', 'drip_feeds'] as const;

/** Links and texts are personal data: those no longer needed are erased with the account. */
export async function forgetWords(trx: Trx, { instanceId, customerId }: CustomerOf): Promise<void> {
  for (const table of TABLES) {
    await trx
      .updateTable(table)
      .set({ url: '', link_url: null, link_key: null, targets: sql`'[]'::jsonb` })
      .where('instance_id', '=', instanceId)
      .where('customer_id', '=', customerId)
      .where(sql<boolean>`not ${NEEDED}`)
      .where(THERE)
      .execute();
  }
}

/** Whether some are still needed. */
export async function hasWords(trx: Trx, { instanceId, customerId }: CustomerOf): Promise<boolean> {
  for (const table of TABLES) {
    const found = await trx
      .selectFrom(table)
      .select('id')
      .where('instance_id', '=', instanceId)
      .where('customer_id', '=', customerId)
      .where(NEEDED)
      .limit(1)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
}

/** Nobody benefits from automatic refills once the account is deleted. */
export async function stopAutoRefills(
  trx: Trx,
  { instanceId, customerId, at }: CustomerOf & { at: Date },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ is_auto_refill: false, updated_at: at })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('is_auto_refill', '=', true)
    .execute();
}

export async function noteGone(trx: Trx, { instanceId, customerId }: CustomerOf): Promise<void> {
  await trx
    .insertInto('words_to_forget')
    .values({ instance_id: instanceId, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function noteForgotten(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  await trx
    .deleteFrom('words_to_forget')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Deleted customers of every instance whose links and texts are still stored. */
export async function listGone(trx: Trx): Promise<CustomerOf[]> {
  const rows = await trx
    .selectFrom('words_to_forget')
    .select(['instance_id', 'customer_id'])
    .execute();
  return rows.map(({ instance_id: instanceId, customer_id: customerId }) => ({
    instanceId,
    customerId,
  }));
}
