import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { findService, readServiceNames } from './catalogue.store.ts';

/** What a service is called at the moment, for what is kept of it. */
export async function findServiceName(
  trx: Trx,
  { instanceId, idOrSlug }: { instanceId: number; idOrSlug: string },
): Promise<{ id: number; name: string }> {
  const row = await findService(trx, { instanceId, language: DEFAULT_LANGUAGE, idOrSlug });
  if (!row) throw new AppError('not_found');
  return { id: row.id, name: row.name };
}

/** What services are called, also those that are not sold any more. */
export async function listServiceNames(
  trx: Trx,
  { ids, ...asked }: { instanceId: number; language: Language; ids: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await readServiceNames(trx, { ...asked, ids: [...new Set(ids)] });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
