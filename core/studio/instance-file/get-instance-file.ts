import type { Deps } from '#core/deps.ts';
import { picturesIn, readPictures } from '#core/platform/assets/read-pictures.ts';
import type { AssetOwner } from '#core/platform/assets/store-asset.ts';
import { upToDate } from '#core/studio/revisions/restore-revision.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { readSet } from '#core/tenancy/revisions/contents.ts';
import { getPublished, getRevision } from '#core/tenancy/revisions/read-revisions.ts';
import type { Revision } from '#core/tenancy/revisions/revision.ts';
import { fileOfSet } from './file-of-set.ts';
import type { InstanceFile } from './instance-file.contract.ts';

export interface PublishedFile {
  file: InstanceFile;
  etag: string;
}

/** The published instance, the same bytes for as long as the same is published. */
export async function getInstanceFile(
  deps: Pick<Deps, 'db'>,
  owner: AssetOwner,
  { hasPictures }: { hasPictures: boolean },
): Promise<PublishedFile> {
  const { revision, documents } = await deps.db.read(owner.id, async (trx) => {
    const published = await getPublished(trx, owner.id);
    return { revision: published, documents: await readSet(trx, owner.id, published.tree) };
  });
  const file = fileOfSet(upToDate(documents));
  const etag = entityTag(revision);
  if (!hasPictures) return { file, etag };
  const found = await readPictures(deps, owner, picturesIn(canonicalJson(file), owner));
  const pictures = [...found].map(([address, bytes]) => [address, base64(bytes)] as const);
  return { file: { ...file, pictures: Object.fromEntries(pictures) }, etag };
}

/** What was public once, in the current version of the schemas. */
export function getRevisionFile(
  { db }: Pick<Deps, 'db'>,
  { id: instanceId }: AssetOwner,
  number: bigint,
): Promise<InstanceFile> {
  return db.read(instanceId, async (trx) => {
    const { tree } = await getRevision(trx, { instanceId, revision: number });
    return fileOfSet(upToDate(await readSet(trx, instanceId, tree)));
  });
}

/** Changes with every publication, also with one that brings back what was there before. */
export const entityTag = ({ revision, hash }: Revision): string =>
  `"${revision}-${hash.slice(0, 16)}"`;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
