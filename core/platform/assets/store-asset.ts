import type { Deps } from '#core/deps.ts';
import {
  countAssets,
  findAssetOf,
  insertAsset,
  readAssets,
  type AssetName,
} from './asset.store.ts';
import { PictureRefusal } from './picture-refusal.ts';
import { pictureHash, preparePicture, type PreparedPicture } from './prepare-picture.ts';

export interface AssetOwner {
  id: number;
  slug: string;
}

/** A picture as somebody brings it. */
export interface BroughtPicture {
  bytes: Uint8Array;
  /** Where it was brought, so that a refusal can say it there. */
  field: string;
}

/** A picture as pages refer to it; `width` and `height` are its own. */
export interface StoredAsset {
  address: string;
  width: number;
  height: number;
}

type Ports = Pick<Deps, 'db' | 'clock'>;

/** Keeps a picture of an instance, unless it is kept already, and answers where it is. */
export async function storeAsset(
  deps: Ports,
  owner: AssetOwner,
  picture: BroughtPicture,
): Promise<StoredAsset> {
  const known = await findStored(deps, owner, picture.bytes);
  return known ?? keepPicture(deps, owner, await checkPicture(picture));
}

/** The same picture as it was kept before. Nothing is decoded to find it. */
export async function findStored(
  deps: Pick<Deps, 'db'>,
  owner: AssetOwner,
  bytes: Uint8Array,
): Promise<StoredAsset | undefined> {
  const hash = pictureHash(bytes);
  const found = await deps.db.inInstance(owner.id, (trx) => findAssetOf(trx, owner.id, hash));
  return found && describeAsset(owner.slug, { hash, ...found });
}

/** The pictures that are kept of an instance, the latest first. */
export async function listStored(
  deps: Pick<Deps, 'db'>,
  owner: AssetOwner,
  most: number,
): Promise<StoredAsset[]> {
  const rows = await deps.db.read(owner.id, (trx) => readAssets(trx, owner.id, most));
  return rows.map((row) => describeAsset(owner.slug, row));
}

export function countStored(deps: Pick<Deps, 'db'>, owner: AssetOwner): Promise<number> {
  return deps.db.read(owner.id, (trx) => countAssets(trx, owner.id));
}

/** Checks a picture and writes it anew. What is none is refused at its field. */
export async function checkPicture({ bytes, field }: BroughtPicture): Promise<PreparedPicture> {
  try {
    return await preparePicture(bytes);
  } catch (error) {
    throw error instanceof PictureRefusal ? error.at(field) : error;
  }
}

export async function keepPicture(
  deps: Ports,
  owner: AssetOwner,
  picture: PreparedPicture,
): Promise<StoredAsset> {
  const row = { instance_id: owner.id, ...picture, created_at: deps.clock.now() };
  await deps.db.inInstance(owner.id, (trx) => insertAsset(trx, row));
  return describeAsset(owner.slug, picture);
}

/** What pages will know of a picture; its address changes exactly with the picture. */
export function describeAsset(
  slug: string,
  { hash, extension, width, height }: AssetName,
): StoredAsset {
  return { address: `/instance-assets/${slug}/${hash}.${extension}`, width, height };
}
