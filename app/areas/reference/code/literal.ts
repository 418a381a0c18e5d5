interface Style {
  quote: (text: string) => string;
  list: readonly [string, string];
  map: readonly [string, string];
  key: (name: string) => string;
  arrow: string;
  words: Readonly<Record<'true' | 'false' | 'null', string>>;
  indent: string;
}

const single = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const JAVASCRIPT: Style = {
  quote: (text) => single(text).replaceAll('\n', '\\n'),
  list: ['[', ']'],
  map: ['{', '}'],
  key: (name) => (/^\w+$/.test(name) ? name : single(name)),
  arrow: ': ',
  words: { true: 'true', false: 'false', null: 'null' },
  indent: '  ',
};

export const PYTHON: Style = {
  quote: (text) => JSON.stringify(text),
  list: ['[', ']'],
  map: ['{', '}'],
  key: (name) => JSON.stringify(name),
  arrow: ': ',
  words: { true: 'True', false: 'False', null: 'None' },
  indent: '    ',
};

export const PHP: Style = {
  quote: single,
  list: ['[', ']'],
  map: ['[', ']'],
  key: single,
  arrow: ' => ',
  words: { true: 'true', false: 'false', null: 'null' },
  indent: '    ',
};

/** A value of JSON as a language writes it, a line for each entry. */
export function literal(value: unknown, style: Style, indent = ''): string {
  if (value === null) return style.words.null;
  if (typeof value === 'boolean') return style.words[`${value}`];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return style.quote(String(value));
  const isList = Array.isArray(value);
  const [open, close] = isList ? style.list : style.map;
  const inner = indent + style.indent;
  const entries = Object.entries(value).map(([name, one]) => {
    const written = literal(one, style, inner);
    return `${inner}${isList ? '' : style.key(name) + style.arrow}${written},\n`;
  });
  return entries.length === 0 ? open + close : `${open}\n${entries.join('')}${indent}${close}`;
}
