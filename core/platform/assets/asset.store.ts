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

/** All of pictures but their bytes, the latest first. */
export function readAssets(trx: Trx, instanceId: number, most: number) {
  return trx
    .selectFrom('instance_assets')
    .select(['hash', 'extension', 'width', 'height'])
    .where('instance_id', '=', instanceId)
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .limit(most)
    .execute();
}

export async function countAssets(trx: Trx, instanceId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('instance_assets')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('instance_id', '=', instanceId)
    .executeTakeFirstOrThrow();
  return Number(count);
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
