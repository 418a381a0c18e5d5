import type { Deps } from '#core/deps.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { csvHeaders, exportList } from './export-list.ts';
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

/** Who looks at rows, and when. */
interface Look<Given> {
  deps: Given;
  trx: Trx;
  caller: CustomerCaller;
  now: Date;
}

type Soon<Value> = Value | Promise<Value>;

interface ListTerms<Row, Shown, Given> {
  sourceOf: SourceOf;
  show: (look: Look<Given>, rows: readonly Row[]) => Soon<Shown[]>;
  file: {
    /** Without its end. */
    name: string;
    /** What is kept of who took it, with the filter. */
    action: AuditAction;
    head: readonly string[];
    lines: (look: Look<Given>, rows: readonly Row[]) => Soon<readonly (readonly string[])[]>;
  };
}

/** A list of staff: a page of it, all of it as a file, and how many a query finds in it. */
export function staffList<Row extends ListRow, Shown, Given extends Ports = Ports>({
  sourceOf,
  show,
  file,
}: ListTerms<Row, Shown, Given>) {
  return {
    async page(
      deps: Given,
      caller: CustomerCaller,
      asked: ListQueryInput,
    ): Promise<{ data: Shown[]; meta: ListMeta }> {
      const found = await sourceOf(deps, caller, asked);
      const source = { ...found, after: readListPlace(asked.cursor) };
      return deps.db.read(caller.instanceId, async (trx) => {
        const page = await readListPage<Row>(trx, source, PER_PAGE);
        const meta = await metaOf(trx, source, page);
        const look = { deps, trx, caller, now: deps.clock.now() };
        return { data: await show(look, page.rows), meta: { ...meta, is_cut: false } };
      });
    },
    /** Who took it, and by which filter, is kept. */
    async file(deps: Given, caller: CustomerCaller, asked: ListExportQuery): Promise<Response> {
      const { instanceId, customer } = caller;
      const source = await sourceOf(deps, caller, asked);
      await deps.db.inInstance(instanceId, (trx) =>
        recordAudit({ ...deps, trx }, caller, {
          ...{ action: file.action, staffId: customer.id, sessionId: customer.sessionId },
          details: { filter: asked.q ?? '' },
        }),
      );
      const now = deps.clock.now();
      const lines = exportList<Row>(deps, {
        ...{ instanceId, head: file.head },
        page: (trx, after, most) => readListPage(trx, { ...source, after }, most),
        fields: async (trx, rows) => file.lines({ deps, trx, caller, now }, rows),
      });
      return new Response(lines, { headers: csvHeaders(file.name) });
    },
    /** Among those that are looked through at once. */
    async count(deps: Ports, caller: CustomerCaller, q: string): Promise<Counted> {
      const source = await sourceOf(deps, caller, { q });
      return deps.db.read(caller.instanceId, (trx) => countList(trx, source));
    },
  };
}
