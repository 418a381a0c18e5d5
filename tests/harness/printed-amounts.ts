import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parseAmount } from '#core/money/money.ts';

/** The first amount of dollars in a text as English writes it, in micro-dollars. */
export function printedMicro(text: string): bigint | undefined {
  const found = /([+−]?)\$([\d,]+\.\d{2,6})/.exec(text);
  if (!found) return undefined;
  const amount = parseAmount((found[2] ?? '').replaceAll(',', ''));
  return amount !== undefined && found[1] === '−' ? -amount : amount;
}

export interface PrintedRow {
  term: string;
  amount: bigint;
}

/** The lists of terms on a page, each with its rows that have an amount. */
export const printedLists = (html: string): PrintedRow[][] => listsIn(parse(html));

/** Those that are folded. */
export const foldedLists = (html: string): PrintedRow[][] =>
  find(parse(html), 'details').flatMap(listsIn);

function listsIn(part: Tree.Node): PrintedRow[][] {
  return find(part, 'dl')
    .map((list) =>
      find(list, 'dt').flatMap((term) => {
        const detail = term.parentNode ? find(term.parentNode, 'dd')[0] : undefined;
        const amount = detail && printedMicro(textOf(detail));
        return amount === undefined ? [] : [{ term: textOf(term), amount }];
      }),
    )
    .filter((rows) => rows.length > 0);
}

/** The rows of the tables on a page, as the texts of their cells. */
export function printedRows(html: string): string[][] {
  return find(parse(html), 'tbody').flatMap((body) =>
    find(body, 'tr').map((row) =>
      row.childNodes
        .filter((cell) => cell.nodeName === 'td' || cell.nodeName === 'th')
        .map((cell) => textOf(cell)),
    ),
  );
}

function find(from: Tree.Node, name: string): Tree.Element[] {
  if (!('childNodes' in from)) return [];
  return from.childNodes.flatMap((child) => [
    ...(child.nodeName === name && 'tagName' in child ? [child] : []),
    ...find(child, name),
  ]);
}

function textOf(from: Tree.Node): string {
  if ('value' in from) return from.value;
  return 'childNodes' in from ? from.childNodes.map((child) => textOf(child)).join('') : '';
}
