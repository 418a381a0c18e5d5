/** How a customer signs a review: `Ada B.`, of a single name no more than its first sign. */
export function authorName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const last = others.at(-1);
  return last === undefined ? initial(first) : `${first} ${initial(last)}`;
}

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function initial(word: string): string {
  const [sign] = segments.segment(word);
  return sign ? `${sign.segment}.` : '–';
}
