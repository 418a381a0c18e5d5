import type { Database, Trx } from '#core/platform/db/database.ts';
import { csvLine } from './csv-line.ts';
import type { ListPage, ListRow } from './read-list.ts';
import type { ListPlace } from './list-sort.pure.ts';

/** No file has more lines than this; its last line says so. */
export const MOST_LINES = 200_000;
const AT_ONCE = 1_000;

interface ExportedList<Row> {
  instanceId: number;
  head: readonly string[];
  page: (trx: Trx, after: ListPlace | undefined, most: number) => Promise<ListPage<Row>>;
  fields: (trx: Trx, rows: readonly Row[]) => Promise<readonly (readonly string[])[]>;
}

/** A filtered list as CSV, read in pieces while it is sent, each in a transaction of its own. */
export function exportList<Row extends ListRow>(
  { db }: { db: Database },
  { instanceId, head, page, fields }: ExportedList<Row>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: ListPlace | undefined;
  let begin = csvLine(head);
  let written = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const most = Math.min(AT_ONCE, MOST_LINES - written);
        const { lines, next } = await db.read(instanceId, async (trx) => {
          const found = await page(trx, after, most);
          return { lines: await fields(trx, found.rows), next: found.next };
        });
        written += lines.length;
        after = next;
        const isCut = next !== undefined && written >= MOST_LINES;
        const end = isCut ? csvLine([`Cut after ${MOST_LINES} lines`]) : '';
        controller.enqueue(encoder.encode(begin + lines.map(csvLine).join('') + end));
        begin = '';
        if (!next || isCut) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The headers of a file that is kept, and shown to nobody else. */
export const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'no-store',
});
