import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';

/** More are no list that anybody reads. */
const MOST_KEYWORDS = 100;

/** The keywords that an order is for, each once; one value may have several, a line each. */
export function keywordsOf(targets: readonly TargetableValue[]): string[] {
  const written = targets
    .filter(({ viewType }) => viewType === 'seo_keywords')
    .flatMap(({ values }) => values.flatMap((value) => value.split(/[\n,;\u3001\uFF0C]/)));
  const plain = written.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return [...new Set(plain)].slice(0, MOST_KEYWORDS);
}
