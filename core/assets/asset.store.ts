import type { Trx } from '#core/db/database.ts';
import type { AssetExtension } from './asset.ts';

interface AssetRow {
  instance_id: number;
  hash: string;
  extension: AssetExtension;
  bytes: Uint8Array;
  created_at: Date;
}

/** The same bytes are the same asset, so storing it again changes nothing. */
export async function insertAsset(trx: Trx, row: AssetRow): Promise<void> {
  await trx
    .insertInto('instance_assets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['instance_id', 'hash']).doNothing())
    .execute();
}

export function findAsset(
  trx: Trx,
  instanceId: number,
  hash: string,
): Promise<{ extension: string; bytes: Uint8Array } | undefined> {
  return trx
    .selectFrom('instance_assets')
    .select(['extension', 'bytes'])
    .where('instance_id', '=', instanceId)
    .where('hash', '=', hash)
    .executeTakeFirst();
}
