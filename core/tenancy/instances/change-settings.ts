import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { checkDocument, refuseDocuments } from './check-documents.ts';
import { readLive } from './document.store.ts';
import { lockBySlug } from './instance.store.ts';
import { mergePatch } from './merge-patch.ts';
import { publishDocuments } from './publish-documents.ts';
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
    const documents = (await readLive(trx, id)).map((document) =>
      document.kind === 'settings'
        ? { ...document, body: checkSettings(mergePatch(document.body, patch)) }
        : document,
    );
    const published = await publishDocuments(trx, {
      ...{ instanceId: id, slug, documents },
      ...{ authorId: null, source: 'api', note: '' },
      now: deps.clock.now(),
    });
    const isChanged = published !== undefined;
    return { id, slug, revision: published?.cacheRevision ?? revision, isChanged };
  });
}

function checkSettings(settings: unknown): Record<string, unknown> {
  const outcome = checkDocument('settings', settings);
  if (!outcome.ok) refuseDocuments([{ field: 'settings', problems: outcome.problems }]);
  return outcome.body;
}
