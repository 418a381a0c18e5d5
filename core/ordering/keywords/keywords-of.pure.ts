import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';

/** A longer list would not be read. */
const MOST_KEYWORDS = 100;

/** The keywords of an order without duplicates; a value may hold several, one a line. */
export function keywordsOf(targets: readonly TargetableValue[]): string[] {
  const written = targets
    .filter(({ viewType }) => viewType === 'seo_keywords')
    .flatMap(({ values }) => values.flatMap((value) => value.split(/[\n,;\u3001\uFF0C]/)));
  const plain = written.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return [...new Set(plain)].slice(0, MOST_KEYWORDS);
}
