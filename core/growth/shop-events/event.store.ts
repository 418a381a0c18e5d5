import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

interface ShopEvent {
  instance_id: number;
  day: string;
  name: string;
}

export async function countEvent(trx: Trx, event: ShopEvent): Promise<void> {
  await trx
    .insertInto('shop_events')
    .values(event)
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'day', 'name'])
        .doUpdateSet({ count: sql<number>`shop_events.count + 1` }),
    )
    .execute();
}
