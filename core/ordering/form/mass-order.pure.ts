import type { FieldProblem } from '#core/errors.ts';
import { LONGEST_LINK } from '#core/tenancy/link-rules/read-address.pure.ts';
import { MOST_LINES } from './order-line.pure.ts';

/** The order that one line of a mass order asks for. */
export interface MassLine {
  /** Counted from 1, as editors do. */
  line: number;
  serviceId: number;
  url: string;
  quantity: number;
}

export interface MassProblem {
  line: number;
  field: Column | 'line';
  problem: FieldProblem;
}

/** A line as it was written, valid or not. */
export interface MassRow {
  line: number;
  cells: Record<Column, string>;
}

export interface MassOrder {
  /** All of them, including those above the limit. */
  rows: MassRow[];
  lines: MassLine[];
  problems: MassProblem[];
}

const COLUMNS = ['id', 'link', 'quantity'] as const;
export type Column = (typeof COLUMNS)[number];

/** The column names that a header line may use. */
const HEADERS: Readonly<Record<string, Column>> = {
  id: 'id',
  service: 'id',
  service_id: 'id',
  link: 'link',
  url: 'link',
  quantity: 'quantity',
};

const SEPARATORS = ['|', '\t', ';', ','];
const MOST_INT = 2_147_483_647;

interface Layout {
  separator: string;
  /** By column position; without a header `id`, `link`, `quantity`. */
  header: (Column | undefined)[] | undefined;
}

/** A comma between digits may separate thousands, or the link from the quantity. */
const UNCLEAR = /^\d{1,3}, \d{3}$/;
const GROUPED = /^\d{1,3}(?:([,.'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$/;

/**
 * Parses lines of `id | link | quantity`, separated by a bar, tab, semicolon or comma, or a list
 * with a header. Each line is parsed by itself, so that its problems are reported for it alone.
 */
export function parseMassOrder(text: string): MassOrder {
  const order: MassOrder = { rows: [], lines: [], problems: [] };
  const written = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((content, at) => ({ line: at + 1, content: content.trim() }))
    .filter(({ content }) => content !== '');
  const first = layoutOf(written[0]?.content ?? '', '|');
  const asked = first.header ? written.slice(1) : written;
  const layoutIn = (content: string) =>
    first.header ? first : { ...layoutOf(content, first.separator), header: undefined };
  const read = asked.map(({ line, content }) => ({ line, ...readRow(content, layoutIn(content)) }));
  order.rows = read.map(({ line, cells }) => ({ line, cells }));
  for (const { line, cells, isBroken } of read.slice(0, MOST_LINES)) {
    const read = isBroken ? BROKEN : readCells(cells);
    if (Array.isArray(read)) order.problems.push(...read.map((found) => ({ line, ...found })));
    else order.lines.push({ line, ...read });
  }
  const beyond = asked[MOST_LINES];
  if (beyond) {
    const problem: FieldProblem = { code: 'too_many', params: { count: MOST_LINES } };
    order.problems.push({ line: beyond.line, field: 'line', problem });
  }
  return order;
}

/** Writes cells as text that parses back to the same cells, one line per row. */
export function writeMassOrder(rows: readonly MassRow['cells'][]): string {
  return rows
    .map(({ id, link, quantity }) => {
      const cells = [quoted(id, /^"|\|/), quoted(link, /^"/), quoted(quantity, /^"|\|/)];
      // A line that could not be split stays as it was written.
      return link === '' && quantity === '' && id !== '' ? cells[0] : cells.join(' | ');
    })
    .join('\n');
}

/** Quotes a cell that would otherwise be read as several cells or as a quoted one. */
function quoted(cell: string, misread: RegExp): string {
  const text = cell.replaceAll(/\s+/g, ' ').trim();
  return misread.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Detects the separator of a line; a link may contain separators. */
function layoutOf(content: string, usual: string): Layout {
  const layouts = SEPARATORS.filter((one) => content.includes(one)).map((separator) => ({
    separator,
    header: headerIn(content, separator),
  }));
  const isRead = ({ separator }: Layout) => isLine(cellsOf(content, separator) ?? []);
  return (
    layouts.find(({ header }) => header) ??
    layouts.find(isRead) ??
    layouts.find(({ separator }) => separator === usual) ??
    layouts[0] ?? { separator: usual, header: undefined }
  );
}

function headerIn(first: string, separator: string): Layout['header'] {
  const names = (cellsOf(first, separator) ?? []).map((cell) => cell.toLowerCase());
  const header = names.map((name) => (Object.hasOwn(HEADERS, name) ? HEADERS[name] : undefined));
  return COLUMNS.every((name) => header.includes(name)) ? header : undefined;
}

function isLine(cells: readonly string[]): boolean {
  const [id = '', quantity = ''] = [cells[0], cells.at(-1)];
  return cells.length >= COLUMNS.length && !PROBLEMS.id(id) && !PROBLEMS.quantity(quantity);
}

type Found = Omit<MassProblem, 'line'>;

const BROKEN: Found[] = [{ field: 'line', problem: { code: 'line_quotes' } }];
const UNPARTED: Found[] = [{ field: 'line', problem: { code: 'line_parts' } }];

interface ReadRow {
  cells: Record<Column, string>;
  /** A quotation mark is not closed, so the cells are unknown. */
  isBroken: boolean;
}

function readRow(content: string, { separator, header }: Layout): ReadRow {
  const cells = cellsOf(content, separator);
  if (!cells) return { cells: { id: content, link: '', quantity: '' }, isBroken: true };
  return { cells: header ? byHeader(cells, header) : byPlace(cells, separator), isBroken: false };
}

function readCells(named: Record<Column, string>): Omit<MassLine, 'line'> | Found[] {
  const problems = COLUMNS.flatMap((field): Found[] => {
    const problem = named[field] ? PROBLEMS[field](named[field]) : ({ code: 'required' } as const);
    return problem ? [{ field, problem }] : [];
  });
  if (named.link === '' && named.quantity === '') return UNPARTED;
  if (problems.length > 0) return problems;
  return { serviceId: Number(named.id), url: named.link, quantity: wholeOf(named.quantity) };
}

/** The cells of a line without quotation marks; undefined if one is not closed. */
function cellsOf(content: string, separator: string): string[] | undefined {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < content.length; at += 1) {
    const letter = content[at] ?? '';
    if (isQuoted && letter === '"' && content[at + 1] === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else {
      cell += letter;
    }
  }
  return isQuoted ? undefined : [...cells, cell.trim()];
}

/** A link may contain the separator: everything between the first and the last cell is the link. */
function byPlace(cells: readonly string[], separator: string): Record<Column, string> {
  const [id = '', ...rest] = cells;
  const [before = '', last = ''] = rest.slice(-2);
  if (separator === ',' && rest.length > 2 && UNCLEAR.test(`${before}, ${last}`)) {
    return { id, link: rest.slice(0, -2).join(separator), quantity: `${before}, ${last}` };
  }
  const quantity = rest.length > 1 ? (rest.at(-1) ?? '') : '';
  const link = rest.length > 1 ? rest.slice(0, -1).join(separator) : (rest[0] ?? '');
  return { id, link, quantity };
}

function byHeader(
  cells: readonly string[],
  header: readonly (Column | undefined)[],
): Record<Column, string> {
  const cellOf = (name: Column) => cells[header.indexOf(name)] ?? '';
  return { id: cellOf('id'), link: cellOf('link'), quantity: cellOf('quantity') };
}

const PROBLEMS: Record<Column, (cell: string) => FieldProblem | undefined> = {
  id: (cell) => {
    const isId = /^[1-9]\d{0,9}$/.test(cell) && Number(cell) <= MOST_INT;
    return isId ? undefined : { code: 'invalid_format' };
  },
  link: (cell) => {
    if (cell.length > LONGEST_LINK) return { code: 'too_long', params: { count: LONGEST_LINK } };
    return /[\s\p{Cc}]/u.test(cell) ? { code: 'invalid_url' } : undefined;
  },
  quantity: (cell) => {
    if (UNCLEAR.test(cell)) return { code: 'quantity_unclear' };
    if (!/^[\d\s]+$/.test(cell) && !GROUPED.test(cell)) return { code: 'not_an_integer' };
    const quantity = wholeOf(cell);
    if (quantity < 1) return { code: 'too_small', params: { limit: '1' } };
    return quantity > MOST_INT
      ? { code: 'too_big', params: { limit: String(MOST_INT) } }
      : undefined;
  },
};

/** Thousands may be separated. */
function wholeOf(cell: string): number {
  return Number(cell.replaceAll(/\D/g, ''));
}
