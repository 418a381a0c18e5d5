import { randomUUID } from 'node:crypto';
import { parse, type Submission, type SubmissionResult } from '@conform-to/react';
import { coerceFormValue } from '@conform-to/zod/v4/future';
import { data } from '@remix-run/node';
import type { z } from 'zod';
import { numberInText } from '#locales/numbers-in-texts.ts';
import { CoreError, fieldProblems, isRefusal, isTold } from '../core/core.server.ts';
import { failureWords } from '../core/failure-words.server.ts';
import { orMissing } from '../core/or-missing.server.ts';
import { fromFormPath, toFormPath } from './form-path.ts';
import { IN_DOLLARS, type DisplayCurrency } from '../i18n/numbers.ts';
import { guardForm } from './guard-form.server.ts';
import { textsOf } from '../i18n/i18n.server.ts';
import { readWritten } from '../money/written-amount.server.ts';

type FormSubmission<Schema extends z.ZodType> = Submission<
  z.input<Schema>,
  string[],
  z.output<Schema>
>;

interface ParseOptions<Schema extends z.ZodType> {
  schema: Schema;
  /** The language that problems are told in. */
  locale: string;
  /** The fields that hold an amount, which may be written as the language writes it. */
  amounts?: readonly string[];
  /** In what they are written; dollars come out. */
  currency?: DisplayCurrency;
}

/** Reads a form by its schema. What is wrong stands at its fields, in the visitor's words. */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  { schema, locale, amounts = [], currency = IN_DOLLARS }: ParseOptions<Schema>,
): FormSubmission<Schema> {
  guardForm(form);
  const coerced = coerceFormValue(schema);
  return parse(form, {
    resolve(given) {
      const payload = withAmounts(given, { amounts, locale, currency });
      const parsed = coerced.safeParse(payload);
      if (parsed.success) return { value: parsed.data };
      return { error: describe(fieldProblems(parsed.error.issues, asRead(payload)), locale) };
    },
  });
}

function withAmounts(
  payload: Record<string, unknown>,
  { amounts, locale, currency }: Required<Omit<ParseOptions<z.ZodType>, 'schema'>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      amounts.includes(name) && typeof value === 'string'
        ? readWritten(value, locale, currency)
        : value,
    ]),
  );
}

type Problems = ReturnType<typeof fieldProblems>;

function describe(problems: Problems, locale: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([name, list]) => [
      name === WHOLE ? '' : toFormPath(name),
      list.map((problem) => problemText(problem, locale)),
    ]),
  );
}

/** What is wrong with a field, in the visitor's words. */
export function problemText(problem: Problems[string][number], locale: string) {
  // The keys are made out of codes, each of which has a text in every language.
  const t = textsOf(locale).t as (key: string, params?: object) => string;
  return t(`errors:field.${problem.code}`, written(problem.params ?? {}, locale));
}

function written(params: object, locale: string): object {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      // The form of a word follows the number itself.
      name === 'count' ? value : numberInText(name, value, locale),
    ]),
  );
}

/** How the core names a problem with all that was sent. */
const WHOLE = 'body';

/** A form knows only texts: an empty one is a missing value, and a number may be meant by one. */
function asRead(value: unknown): unknown {
  if (value === '' || (value instanceof File && value.size === 0)) return undefined;
  if (typeof value === 'string') return Number.isNaN(Number(value)) ? value : Number(value);
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asRead(part)]));
}

interface RefusalOptions {
  error: unknown;
  locale: string;
  /** What the form calls a field of the core: `{ 'orders.0.url': 'url' }`. */
  names?: Readonly<Record<string, string>>;
  /** The fields that the form has only once the core has asked for them. */
  asked?: readonly string[];
  /** What is said where something else was sent with the key of the form before. */
  again?: string;
}

/** Why the core refused a form that was well-formed; what is no matter of the form is thrown on. */
export function refuseForm(
  submission: Submission<unknown, string[]>,
  { error, locale, names = {}, asked = [], again }: RefusalOptions,
) {
  if (!(error instanceof CoreError)) throw error;
  const { status } = error;
  const failure = failureWords(error, locale);
  // What was written stays, whatever has become of it.
  if (failure !== undefined) return replyToForm(submission, { status, formErrors: [failure] });
  if (!isTold(error)) return orMissing(error);
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = [];
  for (const [name, problems] of Object.entries(error.errors)) {
    const own = names[name] ?? toFormPath(name);
    const isField = asked.includes(own) || isSent(submission, own);
    if (isField) fieldErrors[own] = [...(fieldErrors[own] ?? []), ...problems];
    else formErrors.push(...problems);
  }
  if (formErrors.length === 0 && Object.keys(fieldErrors).length === 0) {
    formErrors.push((isSentBefore(error) ? again : undefined) ?? error.message);
  }
  return replyToForm(submission, { status, formErrors, fieldErrors });
}

/** Another key, where the one that was sent stands for something else; nothing where it does not. */
export const newKeyFor = (error: unknown): string | undefined =>
  isSentBefore(error) ? randomUUID() : undefined;

const isSentBefore = (error: unknown): boolean => isRefusal(error, 'idempotency_key_reused');

/** A problem at a field that the form does not have would be seen by nobody. */
function isSent(submission: Submission<unknown, string[]>, name: string): boolean {
  let value: unknown = submission.payload;
  for (const key of fromFormPath(name)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string, unknown>)[key]; // Only objects come this far.
  }
  return true;
}

interface Reply {
  status?: number;
  formErrors?: string[];
  fieldErrors?: Record<string, string[]>;
}

const NAMES_SECRET = /password|secret|token|captcha|card_?number|cvc|^(api_)?key$/i;

function secretsIn(payload: object, prefix = ''): string[] {
  return Object.entries(payload).flatMap(([key, value]: [string, unknown]) => {
    const name = Array.isArray(payload) ? `${prefix}[${key}]` : prefix ? `${prefix}.${key}` : key;
    if (NAMES_SECRET.test(key)) return [name];
    return typeof value === 'object' && value !== null && !(value instanceof File)
      ? secretsIn(value, name)
      : [];
  });
}

/** The answer to a form that is shown again; what is secret does not come back in it. */
export function replyToForm(submission: Submission<unknown, string[]>, reply: Reply = {}) {
  const { status = 422, formErrors = [], fieldErrors = {} } = reply;
  const hideFields = secretsIn(submission.payload);
  const result: SubmissionResult = submission.reply({ formErrors, fieldErrors, hideFields });
  return data(result, { status: submission.status === undefined ? 200 : status });
}
