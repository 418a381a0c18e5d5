export type Wrapping = 'h2' | 'strong' | 'em' | 'a' | 'ul' | 'ol' | 'blockquote';

interface Selected {
  text: string;
  from: number;
  to: number;
}

interface Wrapped {
  /** In the place of what was selected. */
  inserted: string;
  /** What is selected from then on. */
  from: number;
  to: number;
}

const ADDRESS = 'https://';

/** Markup around what is selected; of a list, around each line. */
export function wrapSelection({ text, from, to }: Selected, wrapping: Wrapping): Wrapped {
  const inner = text.slice(from, to);
  if (wrapping === 'a') {
    const inserted = `<a href="${ADDRESS}">${inner}</a>`;
    const start = from + '<a href="'.length;
    return { inserted, from: start, to: start + ADDRESS.length };
  }
  if (wrapping === 'ul' || wrapping === 'ol') {
    const lines = inner.split('\n').map((line) => `  <li>${line}</li>`);
    const inserted = `<${wrapping}>\n${lines.join('\n')}\n</${wrapping}>`;
    return selectIn(inserted, {
      from,
      prefix: `<${wrapping}>\n  <li>`,
      suffix: `</li>\n</${wrapping}>`,
    });
  }
  const inserted = `<${wrapping}>${inner}</${wrapping}>`;
  return selectIn(inserted, { from, prefix: `<${wrapping}>`, suffix: `</${wrapping}>` });
}

function selectIn(
  inserted: string,
  { from, prefix, suffix }: { from: number; prefix: string; suffix: string },
): Wrapped {
  return { inserted, from: from + prefix.length, to: from + inserted.length - suffix.length };
}
