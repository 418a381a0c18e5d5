import type { Deps } from '#core/deps.ts';
import type { AssetOwner } from './store-asset.ts';
import { findAsset } from './asset.store.ts';

/** Where a picture of an instance is, anywhere in a text. */
const ADDRESS = /\/instance-assets\/([a-z0-9-]+)\/([0-9a-f]{32})\.[a-z0-9]+/g;

/** The addresses of an instance's own pictures in a text, each once. */
export function picturesIn(text: string, { slug }: Pick<AssetOwner, 'slug'>): string[] {
  const found = [...text.matchAll(ADDRESS)].filter(([, owner]) => owner === slug);
  return [...new Set(found.map(([address]) => address))].sort();
}

/** The bytes of kept pictures by their addresses; those that are not there are left out. */
export async function readPictures(
  { db }: Pick<Deps, 'db'>,
  { id, slug }: AssetOwner,
  addresses: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const address of addresses) {
    const hash = hashIn(address, slug);
    const found = hash && (await db.read(id, (trx) => findAsset(trx, id, hash)));
    if (found) pictures.set(address, found.bytes);
  }
  return pictures;
}

/** What a picture is called in the address that an instance gave it. */
export function hashIn(address: string, slug: string): string | undefined {
  const [parts] = [...address.matchAll(ADDRESS)];
  return parts?.[0] === address && parts[1] === slug ? parts[2] : undefined;
}
