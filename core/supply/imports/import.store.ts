import { sql, type Insertable, type Selectable } from 'kysely';
import { isGated } from '#core/catalogue/services/is-gated.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CatalogueImportsTable, ImportOutcome } from './import.tables.ts';
import type { FieldChange } from './field-changes.ts';
import { inSlices } from '#core/platform/concurrency/in-slices.ts';
import { writeMany } from '#core/platform/db/write-many.ts';
import type { KnownSource, PlannedRow } from './plan-import.ts';

export type ImportRow = Selectable<CatalogueImportsTable>;

export interface ImportRef {
  instanceId: number;
  importId: bigint;
}

export async function insertImport(
  trx: Trx,
  values: Insertable<CatalogueImportsTable>,
  rows: readonly PlannedRow[],
): Promise<bigint> {
  const { id } = await trx
    .insertInto('catalogue_imports')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeMany(trx, {
    table: 'catalogue_import_rows',
    instanceId: values.instance_id,
    rows: await inSlices(rows, (row, position) => ({ position, ...row })),
    alike: { import_id: id },
  });
  return id;
}

/** Deletes old previews that were never applied. */
export async function forgetPreviews(
  trx: Trx,
  { instanceId, before }: { instanceId: number; before: Date },
): Promise<void> {
  await trx
    .deleteFrom('catalogue_imports')
    .where('instance_id', '=', instanceId)
    .where('applied_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

export function findImport(trx: Trx, ref: ImportRef): Promise<ImportRow | undefined> {
  return importOf(trx, ref).executeTakeFirst();
}

/** Locks the import; waits for a parallel request that applies it. */
export function lockImport(trx: Trx, ref: ImportRef): Promise<ImportRow | undefined> {
  return importOf(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

function importOf(trx: Trx, { instanceId, importId }: ImportRef) {
  return trx
    .selectFrom('catalogue_imports')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', importId);
}

export async function markApplied(
  trx: Trx,
  { instanceId, importId }: ImportRef,
  applied: { at: Date; by: bigint | null },
): Promise<void> {
  await trx
    .updateTable('catalogue_imports')
    .set({ applied_at: applied.at, applied_by: applied.by })
    .where('instance_id', '=', instanceId)
    .where('id', '=', importId)
    .execute();
}

/** The newest first, with who made them. */
export function readImports(
  trx: Trx,
  { instanceId, before, most }: { instanceId: number; before: bigint | undefined; most: number },
) {
  return trx
    .selectFrom('catalogue_imports as i')
    .leftJoin('customers as c', (join) =>
      join.onRef('c.instance_id', '=', 'i.instance_id').onRef('c.id', '=', 'i.staff_id'),
    )
    .select([
      'i.id',
      'i.source_name',
      'i.counts',
      'i.created_at',
      'i.applied_at',
      'c.name as staff',
    ])
    .where('i.instance_id', '=', instanceId)
    .$if(before !== undefined, (query) => query.where('i.id', '<', before ?? 0n))
    .orderBy('i.id', 'desc')
    .limit(most)
    .execute();
}

interface ReadRowsInput extends ImportRef {
  outcome: ImportOutcome | undefined;
  after: number;
  most: number;
}

export function readRows(trx: Trx, { instanceId, importId, outcome, after, most }: ReadRowsInput) {
  return trx
    .selectFrom('catalogue_import_rows')
    .select(['position', 'outcome', 'row_number', 'source_key', 'name', 'service_id'])
    .select(['changes', 'problems'])
    .where('instance_id', '=', instanceId)
    .where('import_id', '=', importId)
    .where('position', '>', after)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'added'))
    .orderBy('position')
    .limit(most)
    .execute();
}

/** So many are read within a few milliseconds, and others have their turn before the next. */
const READ_AT_ONCE = 1_000;

/** What applying writes. */
export async function readContents(trx: Trx, { instanceId, importId }: ImportRef) {
  const all = [];
  for (let after = -1; ;) {
    const page = await trx
      .selectFrom('catalogue_import_rows')
      .select(['position', 'outcome', 'content', 'service_id'])
      .where('instance_id', '=', instanceId)
      .where('import_id', '=', importId)
      .where('position', '>', after)
      .where('content', 'is not', null)
      .orderBy('position')
      .limit(READ_AT_ONCE)
      .execute();
    const last = page.at(-1);
    if (!last) return all;
    all.push(...page);
    after = last.position;
  }
}

/** Copies what was done into the log, in one statement. */
export async function logChanges(
  trx: Trx,
  { instanceId, importId }: ImportRef,
  { at, by, outcomes }: { at: Date; by: bigint | null; outcomes: readonly ImportOutcome[] },
): Promise<void> {
  await sql`
    insert into catalogue_changes
      (instance_id, at, staff_id, import_id, service_id, service_name, outcome, changes)
    select instance_id, ${at}, ${by}::bigint, import_id, service_id, name, outcome, changes
    from catalogue_import_rows
    where instance_id = ${instanceId} and import_id = ${importId}
      and outcome = any (${`{${outcomes.join(',')}}`}::text[])
    order by position`.execute(trx);
}

interface ReadChangesInput {
  instanceId: number;
  serviceId: number | undefined;
  importId: bigint | undefined;
  before: bigint | undefined;
  most: number;
}

/** The newest first, with who made them and from where. */
export function readChanges(trx: Trx, asked: ReadChangesInput) {
  const { instanceId, serviceId, importId, before, most } = asked;
  return trx
    .selectFrom('catalogue_changes as h')
    .leftJoin('catalogue_imports as i', (join) =>
      join.onRef('i.instance_id', '=', 'h.instance_id').onRef('i.id', '=', 'h.import_id'),
    )
    .leftJoin('customers as c', (join) =>
      join.onRef('c.instance_id', '=', 'h.instance_id').onRef('c.id', '=', 'h.staff_id'),
    )
    .select(['h.id', 'h.at', 'h.import_id', 'h.service_id', 'h.service_name', 'h.outcome'])
    .select(['h.changes', 'i.source_name', 'c.name as staff'])
    .where('h.instance_id', '=', instanceId)
    .$if(serviceId !== undefined, (query) => query.where('h.service_id', '=', serviceId ?? 0))
    .$if(importId !== undefined, (query) => query.where('h.import_id', '=', importId ?? 0n))
    .$if(before !== undefined, (query) => query.where('h.id', '<', before ?? 0n))
    .orderBy('h.id', 'desc')
    .limit(most)
    .execute();
}

/** The number of the latest line; nothing comes before the first. */
export async function readLastChange(trx: Trx, instanceId: number): Promise<bigint> {
  const last = await trx
    .selectFrom('catalogue_changes')
    .select('id')
    .where('instance_id', '=', instanceId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? 0n;
}

interface ReadPublicInput {
  instanceId: number;
  before: bigint | undefined;
  most: number;
}

/** The newest first, with where each service is, whether it is for everybody, and whether it is sold. */
export function readPublicChanges(trx: Trx, { instanceId, before, most }: ReadPublicInput) {
  return trx
    .selectFrom('catalogue_changes as h')
    .leftJoin('services as s', (join) =>
      join.onRef('s.instance_id', '=', 'h.instance_id').onRef('s.id', '=', 'h.service_id'),
    )
    .select(['h.id', 'h.at', 'h.service_id', 'h.service_name', 'h.outcome', 'h.changes', 's.slug'])
    .select([
      sql<boolean>`coalesce(not s.restricted_access and not ${isGated}, true)`.as('is_for_all'),
      sql<boolean | null>`s.is_enabled and not s.is_deactivated`.as('is_sold'),
    ])
    .where('h.instance_id', '=', instanceId)
    .$if(before !== undefined, (query) => query.where('h.id', '<', before ?? 0n))
    .orderBy('h.id', 'desc')
    .limit(most)
    .execute();
}

export interface ByHand {
  instanceId: number;
  at: Date;
  by: bigint;
  /** Of all of them alike. */
  outcome?: 'added' | 'changed';
  services: readonly { id: number; name: string; changes: readonly FieldChange[] }[];
}

/** Writes what somebody has changed themselves into the log. */
export async function logChangesByHand(
  trx: Trx,
  { instanceId, at, by, outcome = 'changed', services }: ByHand,
): Promise<void> {
  await writeMany(trx, {
    table: 'catalogue_changes',
    instanceId,
    rows: services.map(({ id, name, changes }) => ({
      ...{ service_id: id, service_name: name, changes },
    })),
    alike: { at, staff_id: by, import_id: null, outcome },
  });
}

export async function readSources(
  trx: Trx,
  { instanceId, source }: { instanceId: number; source: string },
): Promise<KnownSource[]> {
  const all: KnownSource[] = [];
  for (let after = ''; ;) {
    const page = await trx
      .selectFrom('service_sources')
      .select(['service_id', 'source_key', 'cost_micro', 'trade_type', 'name', 'description'])
      .select(['category', 'is_missing', 'is_by_hand'])
      .where('instance_id', '=', instanceId)
      .where('source', '=', source)
      .where('source_key', '>', after)
      .orderBy('source_key')
      .limit(READ_AT_ONCE)
      .execute();
    const last = page.at(-1);
    if (!last) return all;
    all.push(...page);
    after = last.source_key;
  }
}

/** The service that comes from there, whether it is still offered or not. */
export function findSource(
  trx: Trx,
  { instanceId, source, sourceKey }: { instanceId: number; source: string; sourceKey: string },
) {
  return trx
    .selectFrom('service_sources')
    .select('service_id')
    .where('instance_id', '=', instanceId)
    .where('source', '=', source)
    .where('source_key', '=', sourceKey)
    .executeTakeFirst();
}

interface ProviderUse {
  instanceId: number;
  providerId: bigint;
}

/** How many services come from a provider, and which of them are on sale and from nowhere else. */
export async function readServicesOf(trx: Trx, { instanceId, providerId }: ProviderUse) {
  const rows = await trx
    .selectFrom('service_sources as own')
    .innerJoin('services as s', (join) =>
      join.onRef('s.instance_id', '=', 'own.instance_id').onRef('s.id', '=', 'own.service_id'),
    )
    .select(['own.service_id as id', 's.is_deactivated'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('service_sources as other')
          .select('other.service_id')
          .whereRef('other.instance_id', '=', 'own.instance_id')
          .whereRef('other.service_id', '=', 'own.service_id')
          .whereRef('other.source', '!=', 'own.source')
          .where('other.is_missing', '=', false),
      ).as('has_other'),
    )
    .where('own.instance_id', '=', instanceId)
    .where('own.provider_id', '=', providerId)
    .execute();
  const sole = rows.filter((row) => !row.is_deactivated && !row.has_other);
  return { count: rows.length, sole: sole.map(({ id }) => id) };
}

/** Forgets where services came from; what was done is kept, and who did it. */
export async function detachProvider(
  trx: Trx,
  { instanceId, providerId }: ProviderUse,
): Promise<void> {
  await trx
    .deleteFrom('service_sources')
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', providerId)
    .execute();
  await trx
    .deleteFrom('catalogue_imports')
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', providerId)
    .where('applied_at', 'is', null)
    .execute();
  await trx
    .updateTable('catalogue_imports')
    .set({ provider_id: null })
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', providerId)
    .execute();
}

interface SourcesToWrite {
  instanceId: number;
  source: string;
  providerId: bigint | null;
  sources: readonly KnownSource[];
  now: Date;
}

export async function writeSources(trx: Trx, given: SourcesToWrite): Promise<void> {
  const { instanceId, source, providerId, sources, now } = given;
  await writeMany(trx, {
    table: 'service_sources',
    instanceId,
    rows: sources,
    alike: { source, provider_id: providerId, updated_at: now },
    key: ['source', 'source_key'],
  });
}
