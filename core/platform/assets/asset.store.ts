import type { Trx } from '#core/platform/db/database.ts';
import type { AssetExtension } from './asset.ts';

/** What a picture is called and how large it is. */
export interface AssetName {
  hash: string;
  extension: string;
  width: number;
  height: number;
}

interface AssetRow extends AssetName {
  instance_id: number;
  extension: AssetExtension;
  bytes: Uint8Array;
  created_at: Date;
}

/** The same picture is the same asset, so storing it again changes nothing. */
export async function insertAsset(trx: Trx, row: AssetRow): Promise<void> {
  await trx
    .insertInto('instance_assets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['instance_id', 'hash']).doNothing())
    .execute();
}

/** All of a picture but its bytes. */
export function findAssetOf(
  trx: Trx,
  instanceId: number,
  hash: string,
): Promise<Omit<AssetName, 'hash'> | undefined> {
  return trx
    .selectFrom('instance_assets')
    .select(['extension', 'width', 'height'])
    .where('instance_id', '=', instanceId)
    .where('hash', '=', hash)
    .executeTakeFirst();
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
