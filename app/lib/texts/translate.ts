import { formatCount } from '#locales/numbers.ts';

export type Texts = Record<string, unknown>;

interface Source {
  texts: ReadonlyMap<string, Texts>;
  plurals: Intl.PluralRules;
  /** How the language writes numbers. */
  numbers: string;
}

interface Asked {
  /** Of a key that names none itself, as `shell:login` does. */
  namespace: string;
  key: string;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * A text with its values in it, in the form that `count` takes: as i18next has it, of which our
 * texts use no more. A key without a text stands for itself.
 */
export function translate({ texts, plurals, numbers }: Source, asked: Asked): string {
  const { values = {} } = asked;
  const { namespace, key: path } = asked.key.includes(':') ? named(asked) : asked;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const group = steps.reduce(within, texts.get(namespace));
  const count = values['count'];
  const form = typeof count === 'number' ? within(group, `${last}_${plurals.select(count)}`) : null;
  const text = form ?? within(group, last);
  if (typeof text !== 'string') return path;
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{(.+?)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name.trim())
      ? String(valueInText(name.trim(), values[name.trim()], numbers) ?? '')
      : placeholder,
  );
}

/** A count as the language writes numbers, anything else as it is. */
export function valueInText(name: string, value: unknown, numbers: string): unknown {
  return name === 'count' && typeof value === 'number' ? formatCount(value, numbers) : value;
}

/** What a key says that names its namespace itself. */
function named({ namespace, key }: Asked): Asked {
  const [, own = namespace, path = key] = /^([\w-]+):(.+)$/.exec(key) ?? [];
  return { namespace: own, key: path };
}

function within(group: unknown, name: string): unknown {
  // Texts come out of JSON: what is an object there holds texts and groups of them.
  const texts = typeof group === 'object' && group !== null ? (group as Texts) : {};
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
