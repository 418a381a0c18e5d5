import type { Deps } from '#core/deps.ts';
import { storeAsset } from '#core/assets/store-asset.ts';
import { findInstance } from '#core/instances/find-instance.ts';
import { publishInstance, type PublishedInstance } from '#core/instances/publish-instance.ts';
import { queueWelcomeMail } from '#core/mail/welcome-owner.ts';
import type { InstanceFixture } from '#fixtures/load-instance.ts';

/**
 * Publishes an instance as the files of a folder describe it: its pictures first, then the
 * documents with the addresses that the pictures got. What is unchanged stays untouched.
 */
export async function publishFolder(
  deps: Deps,
  fixture: InstanceFixture,
  urlOf: (host: string) => string,
): Promise<PublishedInstance> {
  const { slug, hosts, documents, assets } = fixture;
  const owner =
    (await findInstance(deps, { by: 'slug', value: slug })) ??
    // Pictures belong to an instance, so a new one is there before they are.
    (await publishInstance(deps, { slug, hosts, documents }));
  const addresses = new Map<string, string>();
  for (const { url, bytes } of assets) {
    addresses.set(url, await storeAsset(deps, owner, bytes));
  }
  const published = await publishInstance(deps, {
    slug,
    hosts,
    documents: withAddresses(documents, addresses),
  });
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
