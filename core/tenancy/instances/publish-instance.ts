import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import { canonicalHost } from '#core/platform/http/host.ts';
import { getPublished } from '#core/tenancy/revisions/read-revisions.ts';
import { checkDocuments } from './check-documents.ts';
import type { InstanceDocument, OwnerDocuments } from './document.ts';
import { announceInstance } from './instance-channel.ts';
import { instanceCreated } from './instance-created.ts';
import {
  lockOrCreate,
  markChanged,
  noteFiles,
  replaceHosts,
  type HostChange,
} from './instance.store.ts';
import { nameIn, replaceDocuments } from './publish-documents.ts';

export interface InstanceToPublish {
  slug: string;
  hosts: readonly string[];
  documents: OwnerDocuments;
}

export interface PublishedInstance {
  id: number;
  slug: string;
  revision: bigint;
  /** False if nothing differed; then the revision stays and no change is announced. */
  isChanged: boolean;
}

const BY_FILES = { authorId: null, source: 'files', note: '' } as const;

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Makes an instance exactly what its owner wrote: hosts and documents that are no longer there go.
 * All of it or nothing, and every process hears of it when it is done.
 */
export async function publishInstance(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: InstanceToPublish,
): Promise<PublishedInstance> {
  const checked = checkInstance(input);
  return deps.db.asSystem((trx) => publishIn({ ...deps, trx }, checked));
}

export interface CheckedInstance extends Omit<InstanceToPublish, 'documents'> {
  /** As they are stored. */
  canonical: string[];
  documents: InstanceDocument[];
}

/** Refuses what can be said to be wrong without the database. */
export function checkInstance(input: InstanceToPublish): CheckedInstance {
  const { slug, hosts } = input;
  return { slug, hosts, canonical: checkHosts(input), documents: checkDocuments(input.documents) };
}

/** The same in a transaction across instances that has begun. */
export async function publishIn(
  { trx, clock }: Pick<Deps, 'clock'> & { trx: Trx },
  input: CheckedInstance,
): Promise<PublishedInstance> {
  const { canonical: hosts, documents } = input;
  const now = clock.now();
  const { id, slug, revision } = await lockOrCreate(trx, input.slug, now);
  const hostChange = await replaceHosts(trx, id, hosts);
  refuseForeignHosts(input.hosts, hostChange.foreign);
  const written = await replaceDocuments(trx, { ...BY_FILES, instanceId: id, documents, now });
  await noteFiles(trx, id, (written ?? (await getPublished(trx, id))).tree);
  const isChanged =
    written !== undefined || hostChange.added.length + hostChange.removed.length > 0;
  if (!isChanged) return { id, slug, revision, isChanged };
  if (revision === 0n) await instanceCreated.tell(trx, { instanceId: id, now });
  const next = await markChanged(trx, id, { name: nameIn(documents), now });
  await announceInstance(trx, {
    slug,
    revision: String(next),
    hosts: [...hosts, ...hostChange.removed],
  });
  return { id, slug, revision: next, isChanged };
}

function checkHosts({ slug, hosts }: InstanceToPublish): string[] {
  const fields: FieldProblems = {};
  if (!SLUG.test(slug)) fields['slug'] = [{ code: 'invalid_format' }];
  if (hosts.length === 0) fields['hosts'] = [{ code: 'too_few', params: { count: 1 } }];
  const canonical = hosts.map((host, index) => {
    const name = canonicalHost(host);
    if (name === undefined) fields[`hosts.${index}`] = [{ code: 'invalid_format' }];
    return name ?? host;
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  return [...new Set(canonical)];
}

function refuseForeignHosts(hosts: readonly string[], foreign: HostChange['foreign']): void {
  if (foreign.length === 0) return;
  const fields: FieldProblems = {};
  hosts.forEach((host, index) => {
    if (foreign.includes(canonicalHost(host) ?? host)) {
      fields[`hosts.${index}`] = [{ code: 'taken' }];
    }
  });
  throw new AppError('validation_failed', { fields });
}
