import { parse, type Parser } from 'csv-parse';
import { inSlices, nextTurn } from '#core/platform/concurrency/in-slices.ts';
import { ListRefused, type SourceRow } from './offered-service.ts';

export const MOST_LIST_BYTES = 5 * 1024 * 1024;
export const MOST_ROWS = 20_000;

const LONGEST_LINE = 64 * 1024;
const DELIMITERS = [',', ';', '\t'];

/** Other names under which columns come; the first is that of the trade's contract. */
const ALIASES: Readonly<Record<string, string>> = {
  id: 'service',
  service_id: 'service',
  price: 'rate',
  cost: 'rate',
  description: 'desc',
  drip_feed: 'dripfeed',
  service_type: 'category',
  minimum: 'min',
  maximum: 'max',
  guarantee_days: 'guarantee',
  refill_days: 'guarantee',
};

const NEEDED = ['name', 'category', 'rate'];

/** The rows of a list that somebody saved, by the names of their columns. */
export async function readList(format: 'csv' | 'json', text: string): Promise<SourceRow[]> {
  if (Buffer.byteLength(text) > MOST_LIST_BYTES) {
    throw new ListRefused({ code: 'list_bytes', params: { limit: MOST_LIST_BYTES / 1024 / 1024 } });
  }
  return checkLength(await (format === 'csv' ? readCsv(text) : readJson(text)));
}

export function checkLength(rows: SourceRow[]): SourceRow[] {
  if (rows.length === 0) throw new ListRefused({ code: 'list_empty' });
  if (rows.length > MOST_ROWS) {
    throw new ListRefused({ code: 'list_long', params: { limit: MOST_ROWS } });
  }
  return rows;
}

interface CsvLine {
  record: string[];
  info: { lines: number };
}

async function readCsv(text: string): Promise<SourceRow[]> {
  const delimiter = delimiterOf(text);
  const [head, ...lines] = await parseCsv(text, delimiter);
  if (!head) return [];
  const names = head.record.map(columnName);
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new ListRefused({ code: 'list_columns', params: { columns: missing.join(', ') } });
  }
  // Where a comma does not part the cells, it may part the cents.
  const amount = (value: string) =>
    delimiter === ',' ? value : value.replace(/^(\d+),(\d+)$/, '$1.$2');
  return inSlices(lines, ({ record, info }) => ({
    number: info.lines,
    values: Object.fromEntries(
      names.map((name, at) => {
        const value = record[at] ?? '';
        return [name, name === 'rate' ? amount(value) : value];
      }),
    ),
    ...(record.length > names.length && { problem: { field: 'name', code: 'line_cells' } }),
  }));
}

/** So much of a list is read at one go. */
const LETTERS_AT_ONCE = 64 * 1024;

/** Piece by piece, with a turn for others after each. */
async function parseCsv(text: string, delimiter: string): Promise<CsvLine[]> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: LONGEST_LINE,
    to: MOST_ROWS + 2,
  });
  const lines: CsvLine[] = [];
  parser.on('readable', () => {
    // What `info` adds, the types leave out.
    for (let line = read(parser); line !== null; line = read(parser)) lines.push(line);
  });
  const ended = new Promise<void>((resolve, reject) => {
    parser.once('end', resolve).once('error', reject);
  });
  ended.catch(() => undefined); // Told below, once what was being written is over.
  try {
    for (let at = 0; at < text.length && parser.writable; at += LETTERS_AT_ONCE) {
      parser.write(text.slice(at, at + LETTERS_AT_ONCE));
      await nextTurn();
    }
    parser.end();
    await ended;
    return lines;
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    throw new ListRefused({ code: 'line_broken', params: { line } });
  }
}

// The parser gives lines as it was told to above, and null where it waits for more.
const read = (parser: Parser) => parser.read() as CsvLine | null;

/** The one that the first line has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const plain = first.replace(/"[^"]*"/g, '');
  const count = (sign: string) => plain.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function readJson(text: string): Promise<SourceRow[]> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ListRefused({ code: 'list_unreadable' });
  }
  return rowsOf(value);
}

/** The entries of a list, which may stand in an envelope of its own. */
export function rowsOf(value: unknown): Promise<SourceRow[]> {
  const list = isObject(value) ? (value['services'] ?? value['data']) : value;
  if (!Array.isArray(list)) throw new ListRefused({ code: 'list_unreadable' });
  return inSlices(list, (entry: unknown, at) => ({
    number: at + 1,
    values: isObject(entry)
      ? Object.fromEntries(Object.entries(entry).map(([name, own]) => [columnName(name), own]))
      : {},
  }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function columnName(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return ALIASES[name] ?? name;
}
