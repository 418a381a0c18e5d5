import { createHash } from 'node:crypto';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { MAX_ASSET_BYTES, sniffAsset } from './asset.ts';
import { insertAsset } from './asset.store.ts';

export interface AssetOwner {
  id: number;
  slug: string;
}

/** Keeps a picture of an instance and answers its address, which carries its hash for good. */
export async function storeAsset(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: AssetOwner,
  bytes: Uint8Array,
): Promise<string> {
  if (bytes.byteLength > MAX_ASSET_BYTES) throw new AppError('payload_too_large');
  const extension = sniffAsset(bytes);
  if (!extension) throw new AppError('unsupported_media_type');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await deps.db.inInstance(owner.id, (trx) =>
    insertAsset(trx, {
      instance_id: owner.id,
      hash,
      extension,
      bytes,
      created_at: deps.clock.now(),
    }),
  );
  return `/instance-assets/${owner.slug}/${hash}.${extension}`;
}
