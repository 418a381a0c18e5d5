import type { z } from 'zod';
import { readCatalogueRevision } from '#core/catalogue/services/read-whole.ts';
import { pickField } from '#core/catalogue/services/pick-text.ts';
import type { CatalogueChange } from '#core/catalogue/services/change-catalogue.ts';
import type { Deps } from '#core/deps.ts';
import { otherCurrency } from '#core/supply/providers/other-currency.pure.ts';
import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { getProvider } from '#core/supply/providers/list-providers.ts';
import type { Language } from '#locales/languages.ts';
import type {
  changesAnswer,
  changesQuery,
  importAnswer,
  importsAnswer,
  rowsAnswer,
  rowsQuery,
} from './import.contract.ts';
import { findImport, readChanges, readImports, readRows, type ImportRef } from './import.store.ts';
import type { FieldChange } from './field-changes.ts';
import type { RowProblem } from './offered-service.ts';

const PER_PAGE = 50;
const IMPORTS_PER_PAGE = 20;

type Db = Pick<Deps, 'db'>;

interface Asked extends Pick<ImportRef, 'instanceId'> {
  provider_id: bigint | null;
  now: Date;
}

export async function listImports(
  { db }: Db,
  { instanceId, before }: { instanceId: number; before: string | undefined },
): Promise<z.infer<typeof importsAnswer>> {
  const rows = await db.read(instanceId, (trx) =>
    readImports(trx, { instanceId, before: idOf(before), most: IMPORTS_PER_PAGE + 1 }),
  );
  const shown = rows.slice(0, IMPORTS_PER_PAGE);
  return {
    data: shown.map((row) => ({
      id: String(row.id),
      source: row.source_name,
      staff: row.staff,
      counts: row.counts,
      created_at: row.created_at.toISOString(),
      applied_at: row.applied_at?.toISOString() ?? null,
    })),
    meta: { next: rows.length > shown.length ? String(shown.at(-1)?.id) : null },
  };
}

export async function getImport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ref: ImportRef,
  language: Language,
): Promise<z.infer<typeof importAnswer>['data']> {
  return db.read(ref.instanceId, async (trx) => {
    const found = await findImport(trx, ref);
    if (!found) throw new AppError('not_found');
    const revision = await readCatalogueRevision(trx, ref.instanceId);
    // As it was planned and kept here.
    const additions = found.additions as Pick<CatalogueChange, 'networks' | 'serviceTypes'>;
    const names = (list: CatalogueChange['networks'] | CatalogueChange['serviceTypes']) =>
      list.map(({ texts, slug }) => pickField(texts, 'name', language) ?? slug);
    return {
      id: String(found.id),
      source: found.source_name,
      staff: null,
      counts: found.counts,
      created_at: found.created_at.toISOString(),
      applied_at: found.applied_at?.toISOString() ?? null,
      other_currency: await otherCurrencyOf(trx, { ...ref, ...found, now: clock.now() }),
      new_networks: names(additions.networks),
      new_types: names(additions.serviceTypes),
      is_stale: found.applied_at === null && revision !== found.base_revision,
    };
  });
}

/** Prices of a provider are read as US dollars, whatever it counts in. */
async function otherCurrencyOf(
  trx: Trx,
  { instanceId, provider_id: id, now }: Asked,
): Promise<string | null> {
  if (id === null) return null;
  const provider = await getProvider(trx, { instanceId, id, now });
  return otherCurrency(provider?.balance_currency ?? null);
}

export async function listRows(
  { db, texts }: Pick<Deps, 'db' | 'texts'>,
  ref: ImportRef,
  { outcome, after, locale = 'en' }: z.infer<typeof rowsQuery>,
): Promise<z.infer<typeof rowsAnswer>> {
  const rows = await db.inInstance(ref.instanceId, async (trx) => {
    if (!(await findImport(trx, ref))) throw new AppError('not_found');
    const place = after === undefined ? -1 : Number(after);
    return readRows(trx, { ...ref, outcome, after: place, most: PER_PAGE + 1 });
  });
  const shown = rows.slice(0, PER_PAGE);
  return {
    data: shown.map((row) => ({
      outcome: row.outcome,
      row: row.row_number,
      key: row.source_key,
      name: row.name,
      service_id: row.service_id,
      changes: row.changes as FieldChange[], // As they were planned and kept here.
      // So were these.
      problems: (row.problems as RowProblem[]).map(({ field, code, params = {} }) => ({
        field,
        message: texts(locale, `errors:field.${code}`, params),
      })),
    })),
    meta: { next: rows.length > shown.length ? String(shown.at(-1)?.position) : null },
  };
}

export async function listChanges(
  { db }: Db,
  instanceId: number,
  query: z.infer<typeof changesQuery>,
): Promise<z.infer<typeof changesAnswer>> {
  const rows = await db.read(instanceId, (trx) =>
    readChanges(trx, {
      instanceId,
      serviceId: query.service_id === undefined ? undefined : Number(query.service_id),
      importId: idOf(query.import_id),
      before: idOf(query.before),
      most: PER_PAGE + 1,
    }),
  );
  const shown = rows.slice(0, PER_PAGE);
  return {
    data: shown.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      staff: row.staff,
      source: row.source_name,
      import_id: row.import_id === null ? null : String(row.import_id),
      service_id: row.service_id,
      service: row.service_name,
      outcome: row.outcome,
      changes: row.changes as FieldChange[], // As they were planned and kept here.
    })),
    meta: { next: rows.length > shown.length ? String(shown.at(-1)?.id) : null },
  };
}

const idOf = (text: string | undefined) => (text === undefined ? undefined : BigInt(text));
