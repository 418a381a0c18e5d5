import type { Deps } from '#core/deps.ts';
import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import type { CurrentInstance } from '#core/platform/http/core-env.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { readSettings } from './read-documents.ts';

const read = async (deps: Pick<Deps, 'db'>, instanceId: number) =>
  fillDefaults('settings', await readSettings(deps, instanceId));

const keptIn = cachePerDatabase<Awaited<ReturnType<typeof read>>>(1_000);

/** The settings of an instance with their defaults; a revision of it is read once. */
export function settingsOf(
  deps: Pick<Deps, 'db'>,
  { id, revision }: Pick<CurrentInstance, 'id' | 'revision'>,
) {
  return keptIn(deps.db).get(`${id} ${revision}`, () => read(deps, id));
}
