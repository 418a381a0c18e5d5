import type { Deps } from '#core/deps.ts';
import { assetAddress, storeAsset } from '#core/assets/store-asset.ts';
import { findInstance } from '#core/instances/find-instance.ts';
import { publishInstance, type PublishedInstance } from '#core/instances/publish-instance.ts';
import { queueWelcomeMail } from '#core/mail/welcome-owner.ts';
import type { InstanceFixture } from '#fixtures/load-instance.ts';

/**
 * Publishes an instance as the files of a folder describe it, with its pictures under the addresses
 * that they get. What is unchanged stays untouched.
 */
export async function publishFolder(
  deps: Deps,
  fixture: InstanceFixture,
  urlOf: (host: string) => string,
): Promise<PublishedInstance> {
  const { slug, hosts, documents, assets } = fixture;
  // Addresses follow from the pictures alone, so a bad one is refused before anything is written.
  const addresses = new Map(assets.map(({ url, bytes }) => [url, assetAddress(slug, bytes)]));
  const storeAll = async (id: number) => {
    for (const { bytes } of assets) await storeAsset(deps, { id, slug }, bytes);
  };
  const known = await findInstance(deps, { by: 'slug', value: slug });
  if (known) await storeAll(known.id);
  const published = await publishInstance(deps, {
    slug,
    hosts,
    documents: withAddresses(documents, addresses),
  });
  // A new instance has no place for pictures before it is there.
  if (!known) await storeAll(published.id);
  const { panelName, supportEmail } = documents.settings;
  if (supportEmail) {
    const url = urlOf(hosts[0] ?? slug);
    await deps.db.inInstance(published.id, (trx) =>
      queueWelcomeMail(deps, trx, { instanceId: published.id, panelName, supportEmail, url }),
    );
  }
  return published;
}

/** The same value with every text that names a picture of the folder replaced by its address. */
function withAddresses<T>(value: T, addresses: ReadonlyMap<string, string>): T {
  // The shape stays: a text becomes a text, and nothing else changes.
  const text = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'string' ? (addresses.get(item) ?? item) : item,
  );
  return JSON.parse(text) as T; // Of the shape it had.
}
