import type { Context } from 'hono';
import { AppError } from '#core/errors.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { guardBody } from '#core/platform/http/request-body.ts';
import { isStorableText } from '#core/platform/http/storable.ts';
import { Refusal } from './refusal.ts';
import { SAYS } from './words.pure.ts';

/** More than any call has to say. */
const MOST_BYTES = 512 * 1024;
const MOST_IDS = 100;

/** What a call has said, however it was sent. */
export interface Params {
  /** Nothing for what is absent, empty, or the word that some clients make of nothing. */
  get(name: string): string | undefined;
  /** All that was said, by its names. */
  all(): Record<string, string>;
  /** The lines of a text, without empty ones. */
  lines(name: string): string[];
  /** The ids of a list, as they were written, each once. */
  ids(name: string): string[];
}

type Values = ReadonlyMap<string, readonly string[]>;

/** The query, and over it the body: a form of either kind, or JSON. */
export async function readParams(c: Context<CoreEnv>): Promise<Params> {
  const values = new Map<string, string[]>();
  const query = allOf(new URL(c.req.url).searchParams);
  // To ask whether there is a body costs as much as the rest of a short call.
  const body = c.req.method === 'GET' ? [] : await readBody(c);
  for (const given of [query, body]) {
    for (const [name, value] of joined(given)) values.set(name, value);
  }
  const texts = [...values].flat(2);
  if (!texts.every(isStorableText)) throw new Refusal(SAYS.request);
  return paramsOf(values);
}

/** A list comes as `orders`, as `orders[]`, or with its places: `orders[0]`, `orders[1]`. */
function joined(given: readonly [string, string[]][]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [written, texts] of given) {
    if (said(texts.join('')) === undefined) continue;
    const name = written.replace(/\[\d*\]$/, '');
    all.set(name, [...(all.get(name) ?? []), ...texts]);
  }
  return all;
}

const allOf = (form: URLSearchParams): [string, string[]][] =>
  [...new Set(form.keys())].map((name) => [name, form.getAll(name)]);

export function paramsOf(values: Values): Params {
  const all = (name: string) => (values.get(name) ?? []).flatMap((text) => said(text) ?? []);
  return {
    get: (name) => all(name).at(-1),
    all: () => Object.fromEntries([...values].map(([name, texts]) => [name, texts.join('\n')])),
    lines: (name) =>
      all(name).flatMap((text) =>
        text
          .split(/\r\n|\r|\n/)
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      ),
    ids(name) {
      const ids = all(name).flatMap((text) => text.split(',').flatMap((id) => said(id) ?? []));
      const different = [...new Set(ids)];
      if (different.length > MOST_IDS) throw new Refusal(SAYS.request);
      return different;
    },
  };
}

function said(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === 'undefined' ? undefined : trimmed;
}

async function readBody(c: Context<CoreEnv>): Promise<[string, string[]][]> {
  try {
    await guardBody(MOST_BYTES)(c, () => Promise.resolve());
  } catch (error) {
    // A broken body is a call that says nothing, not a fault of the way here.
    if (error instanceof AppError && error.status < 500) throw new Refusal(SAYS.request);
    throw error;
  }
  const type = (c.req.header('content-type') ?? '').toLowerCase();
  if (type.startsWith('multipart/form-data')) return readMultipart(c);
  const text = (await c.req.text()).trim();
  return text.startsWith('{') ? readJson(text) : allOf(new URLSearchParams(text));
}

async function readMultipart(c: Context<CoreEnv>): Promise<[string, string[]][]> {
  const form = await c.req.raw.formData().catch(() => {
    throw new Refusal(SAYS.request);
  });
  return [...new Set(form.keys())].map((name) => [
    name,
    form.getAll(name).filter((value) => typeof value === 'string'),
  ]);
}

function readJson(text: string): [string, string[]][] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(SAYS.request);
  }
  // What begins with a brace and can be read is an object.
  return Object.entries(value as object).map(([name, one]) => [name, textsOf(one)]);
}

/** Numbers count as they are written; what is neither a word nor a list of words says nothing. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return Array.isArray(value) ? value.filter((one) => !Array.isArray(one)).flatMap(textsOf) : [];
}
