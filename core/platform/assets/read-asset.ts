import type { Deps } from '#core/deps.ts';
import { findAsset } from './asset.store.ts';
import type { AssetOwner } from './store-asset.ts';

/** A picture by its address; undefined for an address of another instance, or of none. */
export async function readAsset(
  { db }: Pick<Deps, 'db'>,
  owner: AssetOwner,
  address: string,
): Promise<{ bytes: Uint8Array } | undefined> {
  const [, slug, hash = '', extension] =
    /^\/instance-assets\/([^/]+)\/([0-9a-f]{32})\.([a-z]+)$/.exec(address) ?? [];
  if (slug !== owner.slug) return undefined;
  const found = await db.inInstance(owner.id, (trx) => findAsset(trx, owner.id, hash));
  return found?.extension === extension ? found : undefined;
}
