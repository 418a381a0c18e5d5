import type { Deps } from '#core/deps.ts';
import type { FieldChange } from './field-changes.ts';
import { readPublicChanges } from './import.store.ts';
import type {
  ServiceChange,
  ServiceChangesAnswer,
  ServiceChangesQuery,
} from './service-changes.contract.ts';

/** So many lines of the log are looked at for a page. */
const LOOKED_AT = 200;

/**
 * What of the log of the catalogue customers may know, the latest first: never what a service costs
 * the brand or where it comes from, and nothing of services that were never offered.
 */
export async function listServiceChanges(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
  { since, before }: ServiceChangesQuery,
): Promise<ServiceChangesAnswer> {
  const rows = await db.read(instanceId, (trx) =>
    readPublicChanges(trx, {
      ...{ instanceId, most: LOOKED_AT },
      before: before === undefined ? undefined : BigInt(before),
    }),
  );
  const from = since === undefined ? undefined : new Date(`${since}T00:00:00Z`);
  const recent = rows.filter(({ at }) => !from || at >= from);
  const isMore = rows.length === LOOKED_AT && recent.length === rows.length;
  return {
    data: recent.flatMap((row) => shownChange(row) ?? []),
    meta: { next: isMore ? String(rows.at(-1)?.id) : null },
  };
}

type Row = Awaited<ReturnType<typeof readPublicChanges>>[number];

/** What of a line of the log is news for customers, if anything is. */
export function shownChange(row: Row): ServiceChange | undefined {
  const changes = row.changes as FieldChange[]; // As they were planned and kept here.
  const of = (field: FieldChange['field']) => changes.find((change) => change.field === field);
  const kind = kindOf(row, of('active'));
  const [price, min, max, per] = [of('price'), of('min'), of('max'), of('per')];
  if (kind === undefined || (kind === 'changed' && !price && !min && !max && !per)) {
    return undefined;
  }
  return {
    ...{ id: String(row.id), at: row.at.toISOString(), kind },
    service: { id: row.service_id, name: row.service_name, slug: row.slug },
    per: per?.after ?? null,
    ...{ price: fromTo(price), min: fromTo(min), max: fromTo(max) },
  };
}

const fromTo = (change: FieldChange | undefined) =>
  change && change.after !== null ? { before: change.before, after: change.after } : null;

/** Of a service that is not sold, only that it is gone is news; of one for a few, nothing is. */
function kindOf(
  { outcome, is_for_all: isForAll, is_sold: isSold }: Row,
  active: FieldChange | undefined,
): ServiceChange['kind'] | undefined {
  if (!isForAll) return undefined;
  const isSwitchedOff = active?.after === 'false' && active.before === 'true';
  if (outcome === 'missing' || isSwitchedOff) return 'gone';
  if (isSold !== true) return undefined;
  return outcome === 'added' || active?.after === 'true' ? 'new' : 'changed';
}
