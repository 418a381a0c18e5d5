import type { z } from 'zod';
import {
  isPlainCode,
  type FieldProblem,
  type FieldProblems,
  type PlainCode,
} from '#core/errors.ts';

type Issue = z.core.$ZodIssue;
type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** Names a problem with the request as a whole, such as a list where an object belongs. */
const WHOLE = 'body';

/** A hostile body can have a problem in each of its bytes; nobody reads more than these. */
const MOST_FIELDS = 100;
const LONGEST_FIELD = 200;

/** Translates what zod found into field codes that stay the same when zod changes its words. */
export function fieldProblems(issues: readonly Issue[], input: unknown): FieldProblems {
  const problems: FieldProblems = Object.create(null) as FieldProblems; // A field may be named __proto__.
  for (const issue of issues) {
    for (const [path, problem] of describeIssue(issue, input)) {
      const field = fieldName(path);
      if (problems[field]) problems[field].push(problem);
      else if (Object.keys(problems).length < MOST_FIELDS) problems[field] = [problem];
    }
  }
  return problems;
}

function fieldName(path: readonly PropertyKey[]): string {
  return path.length === 0 ? WHOLE : path.map(String).join('.').slice(0, LONGEST_FIELD);
}

function describeIssue(issue: Issue, input: unknown): [PropertyKey[], FieldProblem][] {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.slice(0, MOST_FIELDS);
    return keys.map((key) => [[...issue.path, key], { code: 'unrecognized' }]);
  }
  return [[issue.path, problemOf(issue, valueAt(input, issue.path))]];
}

function problemOf(issue: Issue, value: unknown): FieldProblem {
  if (value === undefined && issue.code !== 'custom') return { code: 'required' };
  switch (issue.code) {
    case 'invalid_type':
      return {
        code:
          issue.expected === 'int' && typeof value === 'number' ? 'not_an_integer' : 'invalid_type',
      };
    case 'too_small':
      return sizeProblem(issue, issue.minimum, [
        'too_small',
        'must_be_above',
        'too_short',
        'too_few',
      ]);
    case 'too_big':
      return sizeProblem(issue, issue.maximum, [
        'too_big',
        'must_be_below',
        'too_long',
        'too_many',
      ]);
    case 'invalid_format':
      // A schema may say by its own error which code is meant.
      return { code: isPlainCode(issue.message) ? issue.message : formatCode(issue.format) };
    case 'not_multiple_of':
      return { code: 'not_a_multiple', params: { divisor: issue.divisor } };
    case 'invalid_value':
      return notOneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? notOneOf(issue.options)
        : { code: 'invalid_type' };
    case 'custom':
      return isPlainCode(issue.params?.['code'])
        ? { code: issue.params['code'] }
        : { code: 'invalid_format' };
    default:
      return { code: 'invalid_type' };
  }
}

function notOneOf(options: readonly unknown[]): FieldProblem {
  return { code: 'not_one_of', params: { options: options.map(String).join(', ') } };
}

type LimitCode = 'too_small' | 'must_be_above' | 'too_big' | 'must_be_below';
type CountCode = 'too_short' | 'too_few' | 'too_long' | 'too_many';
type SizeCodes = [reached: LimitCode, passed: LimitCode, text: CountCode, list: CountCode];

function sizeProblem(issue: SizeIssue, limit: number | bigint, codes: SizeCodes): FieldProblem {
  const [reached, passed, text, list] = codes;
  const count = Number(limit);
  // An empty text where one is asked for is what a person calls a missing one.
  if (issue.origin === 'string' && issue.code === 'too_small' && count === 1) {
    return { code: 'required' };
  }
  if (issue.origin === 'string') return { code: text, params: { count } };
  if (issue.origin === 'array' || issue.origin === 'set') return { code: list, params: { count } };
  return { code: issue.inclusive === false ? passed : reached, params: { limit: String(limit) } };
}

function formatCode(format: string): PlainCode {
  if (format === 'email') return 'invalid_email';
  if (format === 'url') return 'invalid_url';
  return 'invalid_format';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key]; // Only objects come this far.
  }
  return value;
}
