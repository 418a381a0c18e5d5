import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { checkDocument, refuseDocuments } from './check-documents.ts';
import { readBodies, writeDocuments } from './document.store.ts';
import { announceInstance } from './instance-channel.ts';
import { listHosts, lockBySlug, markChanged } from './instance.store.ts';
import { mergePatch } from './merge-patch.ts';
import type { PublishedInstance } from './publish-instance.ts';

interface SettingsChange {
  slug: string;
  /** Merged into the settings as RFC 7396 says; what is null is removed. */
  patch: unknown;
}

/** Changes some settings of an instance and keeps the others, also under parallel changes. */
export async function changeSettings(
  deps: Pick<Deps, 'db' | 'clock'>,
  { slug, patch }: SettingsChange,
): Promise<PublishedInstance> {
  return deps.db.asSystem(async (trx) => {
    const instance = await lockBySlug(trx, slug);
    if (!instance) throw new AppError('not_found');
    const { id, revision } = instance;
    const [present] = await readBodies(trx, id, 'settings');
    const body = checkSettings(mergePatch(present, patch));
    const document = { kind: 'settings', key: 'settings', position: 0, body } as const;
    const isChanged = (await writeDocuments(trx, id, [document])) > 0;
    if (!isChanged) return { id, slug, revision, isChanged };
    const name = String(body['panelName']);
    const next = await markChanged(trx, id, { name, now: deps.clock.now() });
    const hosts = await listHosts(trx, id);
    await announceInstance(trx, { slug, revision: String(next), hosts });
    return { id, slug, revision: next, isChanged };
  });
}

function checkSettings(settings: unknown): Record<string, unknown> {
  const outcome = checkDocument('settings', settings);
  if (!outcome.ok) refuseDocuments([{ field: 'settings', problems: outcome.problems }]);
  return outcome.body;
}
