import type { Deps } from '#core/deps.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { exportList } from './export-list.ts';
import type { ListExportQuery, ListMeta, ListQueryInput } from './list.contract.ts';
import { readListPlace } from './list-sort.pure.ts';
import {
  countList,
  metaOf,
  readListPage,
  type Counted,
  type ListRow,
  type ListSource,
} from './read-list.ts';

const PER_PAGE = 50;

type Ports = Pick<Deps, 'db' | 'clock'>;

/** What a list is read from, as somebody asks for it; what means nothing is refused. */
export type SourceOf = (
  deps: Ports,
  caller: CustomerCaller,
  asked: ListExportQuery,
) => ListSource | Promise<ListSource>;

interface ShownList<Row, Shown> {
  asked: ListQueryInput;
  sourceOf: SourceOf;
  show: (trx: Trx, rows: readonly Row[]) => Promise<Shown[]>;
}

/** A page of a list of staff. */
export async function showListPage<Row extends ListRow, Shown>(
  deps: Ports,
  caller: CustomerCaller,
  { asked, sourceOf, show }: ShownList<Row, Shown>,
): Promise<{ data: Shown[]; meta: ListMeta }> {
  const source = { ...(await sourceOf(deps, caller, asked)), after: readListPlace(asked.cursor) };
  return deps.db.read(caller.instanceId, async (trx) => {
    const page = await readListPage<Row>(trx, source, PER_PAGE);
    const meta = await metaOf(trx, source, page);
    return { data: await show(trx, page.rows), meta: { ...meta, is_cut: false } };
  });
}

/** How many a query finds in a list, among those that are looked through at once. */
export function countIn(sourceOf: SourceOf) {
  return async (deps: Ports, caller: CustomerCaller, q: string): Promise<Counted> => {
    const source = await sourceOf(deps, caller, { q });
    return deps.db.read(caller.instanceId, (trx) => countList(trx, source));
  };
}

interface ListFile<Row> {
  asked: ListExportQuery;
  sourceOf: SourceOf;
  /** What is kept of who took it, with the filter. */
  action: AuditAction;
  head: readonly string[];
  fields: (trx: Trx, rows: readonly Row[]) => Promise<readonly (readonly string[])[]>;
}

/** All of a list as a file. Who took it, and by which filter, is kept. */
export async function takeListFile<Row extends ListRow>(
  deps: Ports,
  caller: CustomerCaller,
  { asked, sourceOf, action, head, fields }: ListFile<Row>,
): Promise<ReadableStream<Uint8Array>> {
  const { instanceId, customer } = caller;
  const source = await sourceOf(deps, caller, asked);
  await deps.db.inInstance(instanceId, (trx) =>
    recordAudit({ ...deps, trx }, caller, {
      ...{ action, staffId: customer.id, sessionId: customer.sessionId },
      details: { filter: asked.q ?? '' },
    }),
  );
  return exportList<Row>(deps, {
    ...{ instanceId, head, fields },
    page: (trx, after, most) => readListPage(trx, { ...source, after }, most),
  });
}
