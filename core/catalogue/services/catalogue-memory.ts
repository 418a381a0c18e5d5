import { BoundedCache } from '#core/platform/cache/bounded-cache.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { hearChanges } from '#core/platform/db/hear-changes.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Language } from '#locales/languages.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { CATALOGUE_CHANNEL } from './catalogue-channel.ts';
import { readGroups, readListed, readRevision, type Groups } from './catalogue.store.ts';
import { prepareCatalogue, type PreparedCatalogue } from './filter-services.pure.ts';

/** Services in all languages of all instances together; one takes about a kilobyte. */
const MOST_SERVICES = 400_000;
const MOST_INSTANCES = 10_000;
/** The longest that a lost notification can go unnoticed. */
const FRESH_MS = 30_000;
/** A catalogue that changes faster than it can be read is read later. */
const MOST_ATTEMPTS = 5;

/** The catalogue of an instance in one language, as it was at one revision. */
export interface Catalogue extends PreparedCatalogue {
  instanceId: number;
  language: Language;
  revision: bigint;
  groups: Groups;
  /** The place of each listed service, by its id. */
  places: ReadonlyMap<number, number>;
}

export interface CatalogueMemory {
  current(instanceId: number, language: Language): Promise<Catalogue>;
  /**
   * Runs several reads and answers only if all of them saw the same revision, so that nothing is
   * cached under a wrong one.
   */
  read<T>(
    instanceId: number,
    work: (trx: Trx) => Promise<T>,
  ): Promise<{ revision: bigint; value: T }>;
}

export function createCatalogueMemory(deps: Pick<Deps, 'db' | 'clock'>): CatalogueMemory {
  const revisions = new BoundedCache<bigint>({
    mostWeight: MOST_INSTANCES,
    fresh: { ms: FRESH_MS, now: () => deps.clock.now().getTime() },
  });
  const catalogues = new BoundedCache<Catalogue>({
    mostWeight: MOST_SERVICES,
    weigh: ({ places }) => places.size + 1,
  });
  const listening = hearChanges(deps.db, CATALOGUE_CHANNEL, () => revisions.clear());

  const read: CatalogueMemory['read'] = (instanceId, work) => readSteadily(deps, instanceId, work);

  async function load(instanceId: number, language: Language): Promise<Catalogue> {
    const { revision, value } = await read(instanceId, async (trx) => ({
      groups: await readGroups(trx, instanceId),
      rows: await readListed(trx, { instanceId, language }),
    }));
    const snapshot = buildSnapshot({ revision, language, ...value });
    const places = new Map(snapshot.services.id.map((id, at) => [id, at]));
    const prepared = prepareCatalogue(snapshot);
    return { ...prepared, instanceId, language, revision, groups: value.groups, places };
  }

  return {
    read,
    async current(instanceId, language) {
      const beginning = listening();
      if (beginning) await beginning;
      const revision = await revisions.get(String(instanceId), () =>
        deps.db.read(instanceId, (trx) => readRevision(trx, instanceId)),
      );
      return catalogues.get(`${instanceId} ${language} ${revision}`, () =>
        load(instanceId, language),
      );
    },
  };
}

async function readSteadily<T>(
  deps: Pick<Deps, 'db'>,
  instanceId: number,
  work: (trx: Trx) => Promise<T>,
): Promise<{ revision: bigint; value: T }> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const read = await deps.db.read(instanceId, async (trx) => {
      const revision = await readRevision(trx, instanceId);
      const value = await work(trx);
      return { revision, value, isSteady: revision === (await readRevision(trx, instanceId)) };
    });
    if (read.isSteady) return read;
  }
  throw new AppError('unavailable', { cause: 'The catalogue changes faster than it can be read.' });
}
