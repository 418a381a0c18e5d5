import { createHash } from 'node:crypto';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { MAX_ASSET_BYTES, sniffAsset, type AssetExtension } from './asset.ts';
import { insertAsset } from './asset.store.ts';

export interface AssetOwner {
  id: number;
  slug: string;
}

/** The address that a picture of an instance gets; it changes exactly with the picture. */
export function assetAddress(slug: string, bytes: Uint8Array): string {
  const { hash, extension } = nameOf(bytes);
  return `/instance-assets/${slug}/${hash}.${extension}`;
}

/** Keeps a picture of an instance and answers its address. */
export async function storeAsset(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: AssetOwner,
  bytes: Uint8Array,
): Promise<string> {
  const row = { instance_id: owner.id, ...nameOf(bytes), bytes, created_at: deps.clock.now() };
  await deps.db.inInstance(owner.id, (trx) => insertAsset(trx, row));
  return assetAddress(owner.slug, bytes);
}

function nameOf(bytes: Uint8Array): { hash: string; extension: AssetExtension } {
  if (bytes.byteLength > MAX_ASSET_BYTES) {
    throw new AppError('payload_too_large', {
      cause: new Error(`A picture has ${bytes.byteLength} bytes; ${MAX_ASSET_BYTES} are allowed.`),
    });
  }
  const extension = sniffAsset(bytes);
  if (!extension) {
    const cause = new Error(
      'A file in assets/ is no SVG, PNG, JPEG, WebP or ICO, whatever its name says.',
    );
    throw new AppError('unsupported_media_type', { cause });
  }
  return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), extension };
}
