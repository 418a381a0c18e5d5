import '#core/nouns.ts';
import { applyInstanceFile } from '#core/studio/instance-file/apply-instance-file.ts';
import { getInstanceFile, getRevisionFile } from '#core/studio/instance-file/get-instance-file.ts';
import { findInstance } from '#core/tenancy/instances/find-instance.ts';
import { openHere } from './open-here.ts';
import type { Target } from './target.ts';

/** Nobody's: whoever runs the command has the database. */
const OPERATOR = { address: '', requestId: 'operator', authorId: null };

export async function openInstanceHere(slug: string | undefined): Promise<Target> {
  if (slug === undefined) throw new Error('Say which instance: --instance <slug>, or --url.');
  const { deps, where } = await openHere();
  const close = () => deps.db.close();
  const owner = await findInstance(deps, { by: 'slug', value: slug });
  if (!owner) {
    await close();
    throw new Error(`There is no instance ${slug} in ${where}: make it by the command create.`);
  }
  return {
    name: `${slug} in ${where}`,
    read: (given) => getInstanceFile(deps, owner, given),
    readRevision: (revision) => getRevisionFile(deps, owner, BigInt(revision)),
    apply: (file, { ifMatch, note = '', isDryRun = false }) =>
      applyInstanceFile(deps, { owner, file, ifMatch, note, isDryRun, by: OPERATOR }),
    close,
  };
}
