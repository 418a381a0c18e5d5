import { parseAmount } from '#core/money/money.ts';

/**
 * What staff write to find something in a list: words, and terms such as `status:paid`,
 * `created:>2026-01-31` or `balance:10..20`. The panel and the core read it by the same functions.
 */

/** The longest that is read; links are sought, too. */
export const LONGEST_QUERY = 2_000;
const MOST_TERMS = 12;

/** What a list can be filtered by. */
export type ListField =
  | { is: 'choice'; values: readonly string[] }
  | { is: 'text' }
  | { is: 'number' }
  /** In dollars. */
  | { is: 'amount' }
  /** Of the calendar, in UTC. */
  | { is: 'day' };
export type ListFields = Readonly<Record<string, ListField>>;

/** Both ends belong to it; what is missing is open. */
export interface Range<Value> {
  from?: Value;
  to?: Value;
}

/** Until before the second moment. */
export interface Period {
  from?: Date;
  until?: Date;
}

type ValueOf<Field extends ListField> = Field extends {
  is: 'choice';
  values: readonly (infer Value)[];
}
  ? readonly Value[]
  : Field extends { is: 'text' }
    ? string
    : Field extends { is: 'day' }
      ? Period
      : Range<bigint>;

export type ListFilters<Fields extends ListFields> = {
  [Name in keyof Fields]?: ValueOf<Fields[Name]>;
};

/** Why a part of it means nothing. */
export interface ListProblem {
  code: 'unknown_field' | 'bad_value' | 'twice' | 'too_many';
  /** As it was written. */
  term: string;
  field: string;
}

export interface ListQuery<Fields extends ListFields> {
  words: string[];
  filters: ListFilters<Fields>;
  problems: ListProblem[];
}

interface Token {
  field: string | undefined;
  value: string;
  text: string;
}

const TOKEN = /(?:([a-z_]{1,30}):(?:"([^"]*)"|(\S*)))|"([^"]*)"|(\S+)/gu;
/** The part of an address behind its scheme. */
const ADDRESS = /^\/\//;

function tokensOf(text: string): Token[] {
  return [...text.slice(0, LONGEST_QUERY).matchAll(TOKEN)].map(([whole, field, ...parts]) => {
    const value = (parts.find((part) => part !== undefined) ?? '').trim();
    return field !== undefined && ADDRESS.test(value)
      ? { field: undefined, value: whole, text: whole }
      : { field, value, text: whole };
  });
}

export function readListQuery<Fields extends ListFields>(
  text: string,
  fields: Fields,
): ListQuery<Fields> {
  const tokens = tokensOf(text);
  const words: string[] = [];
  const problems: ListProblem[] = [];
  const filters: Record<string, unknown> = {};
  for (const { field: name, value, text: term } of tokens.slice(0, MOST_TERMS)) {
    if (name === undefined) {
      if (value !== '') words.push(value);
      continue;
    }
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const read = field && readValue(field, value);
    if (!field) problems.push({ code: 'unknown_field', term, field: name });
    else if (read === undefined) problems.push({ code: 'bad_value', term, field: name });
    else if (Object.hasOwn(filters, name)) problems.push({ code: 'twice', term, field: name });
    else filters[name] = read;
  }
  const surplus = tokens[MOST_TERMS];
  if (surplus) problems.push({ code: 'too_many', term: surplus.text, field: '' });
  // Each value was read as its field says.
  return { words, problems, filters: filters as ListFilters<Fields> };
}

function readValue(field: ListField, value: string): unknown {
  if (value === '') return undefined;
  switch (field.is) {
    case 'choice': {
      const chosen = value.split(',');
      return chosen.every((one) => field.values.includes(one)) ? chosen : undefined;
    }
    case 'text':
      return value;
    case 'number':
      return readRange(value, wholeNumber);
    case 'amount':
      return readRange(value, parseAmount);
    case 'day':
      return readPeriod(value);
  }
}

const wholeNumber = (text: string) => (/^\d{1,18}$/.test(text) ? BigInt(text) : undefined);

const COMPARED = /^(>=|<=|>|<)(.+)$/;
const BETWEEN = /^(.+)\.\.(.+)$/;

function readRange(
  text: string,
  read: (text: string) => bigint | undefined,
): Range<bigint> | undefined {
  const [, sign, bound = ''] = COMPARED.exec(text) ?? [];
  const [, first = '', last = ''] = sign === undefined ? (BETWEEN.exec(text) ?? []) : [];
  if (first !== '') {
    const [from, to] = [read(first), read(last)];
    return from === undefined || to === undefined || from > to ? undefined : { from, to };
  }
  const value = read(sign === undefined ? text : bound);
  if (value === undefined) return undefined;
  if (sign === '>') return { from: value + 1n };
  if (sign === '>=') return { from: value };
  if (sign === '<') return { to: value - 1n };
  return sign === '<=' ? { to: value } : { from: value, to: value };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

function readPeriod(text: string): Period | undefined {
  const range = readRange(text, dayNumber);
  if (!range) return undefined;
  const { from, to } = range;
  return {
    ...(from !== undefined && { from: new Date(Number(from) * DAY_MS) }),
    ...(to !== undefined && { until: new Date(Number(to + 1n) * DAY_MS) }),
  };
}

/** How many days it is after the first of 1970. */
function dayNumber(text: string): bigint | undefined {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  return isReal ? BigInt(at / DAY_MS) : undefined;
}

/** The same query with a term of this field, in the place of those that it had; or without one. */
export function withTerm(query: string, field: string, value: string | undefined): string {
  const others = tokensOf(query).filter((token) => token.field !== field);
  const term = value === undefined ? [] : [writeTerm(field, value)];
  return [...others.map(({ text }) => text), ...term].join(' ');
}

export function writeTerm(field: string, value: string): string {
  return /[\s"]/u.test(value) ? `${field}:"${value.replaceAll('"', '')}"` : `${field}:${value}`;
}
