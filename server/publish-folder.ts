// Connects who listens to what happens here.
import '#core/nouns.ts';
import type { Deps } from '#core/deps.ts';
import {
  checkPicture,
  describeAsset,
  findStored,
  keepPicture,
  type StoredAsset,
} from '#core/platform/assets/store-asset.ts';
import type { PreparedPicture } from '#core/platform/assets/prepare-picture.ts';
import { withPictures } from '#core/studio/instance-file/with-pictures.ts';
import type { OwnerDocuments } from '#core/tenancy/instances/document.ts';
import { findInstance } from '#core/tenancy/instances/find-instance.ts';
import {
  publishInstance,
  type PublishedInstance,
} from '#core/tenancy/instances/publish-instance.ts';
import { queueWelcomeMail } from '#core/tenancy/brand/welcome-owner.ts';
import type { InstanceFixture } from '#fixtures/load-instance.ts';

interface PublishFolderOptions {
  /** Where the panel answers by a host. */
  urlOf: (host: string) => string;
  /** Other documents than these, with the addresses of their pictures. */
  as?: (documents: OwnerDocuments) => OwnerDocuments;
}

/**
 * Publishes an instance as the files of a folder describe it, with its pictures under the addresses
 * that they get. What is unchanged stays untouched.
 */
export async function publishFolder(
  deps: Deps,
  fixture: InstanceFixture,
  { urlOf, as = (documents) => documents }: PublishFolderOptions,
): Promise<PublishedInstance> {
  const { slug, hosts, documents } = fixture;
  const known = await findInstance(deps, { by: 'slug', value: slug });
  // A bad picture is refused before anything is written.
  const { stored, fresh } = await readPictures(deps, fixture, known?.id);
  const keepAll = async (id: number) => {
    for (const picture of fresh) await keepPicture(deps, { id, slug }, picture);
  };
  if (known) await keepAll(known.id);
  const published = await publishInstance(deps, {
    slug,
    hosts,
    documents: as(withPictures(documents, stored)),
  });
  // A new instance has no place for pictures before it is there.
  if (!known) await keepAll(published.id);
  const { panelName, supportEmail } = documents.settings;
  if (supportEmail) {
    const url = urlOf(hosts[0] ?? slug);
    await deps.db.inInstance(published.id, (trx) =>
      queueWelcomeMail(deps, trx, { instanceId: published.id, panelName, supportEmail, url }),
    );
  }
  return published;
}

/** What each picture of the folder will be, and those that are not kept yet. */
async function readPictures(
  deps: Deps,
  { slug, assets }: InstanceFixture,
  id: number | undefined,
): Promise<{ stored: ReadonlyMap<string, StoredAsset>; fresh: PreparedPicture[] }> {
  const stored = new Map<string, StoredAsset>();
  const fresh: PreparedPicture[] = [];
  for (const { path, url, bytes } of assets) {
    const known = id === undefined ? undefined : await findStored(deps, { id, slug }, bytes);
    if (known) {
      stored.set(url, known);
      continue;
    }
    const picture = await checkPicture({ bytes, field: `assets/${path}` });
    fresh.push(picture);
    stored.set(url, describeAsset(slug, picture));
  }
  return { stored, fresh };
}
