import type { FieldProblem, PlainCode } from '#core/errors.ts';
import type { DocumentProblem } from '#instance-schema/validate.ts';

/** What people are told about a broken rule. */
const PLAIN: Partial<Record<string, PlainCode>> = {
  required: 'required',
  type: 'invalid_type',
  additionalProperties: 'unrecognized',
  'false schema': 'unrecognized',
  uniqueItems: 'duplicate',
  uniqueBy: 'duplicate',
  reserved: 'taken',
  end: 'before_start',
  buttonless: 'no_button',
};

type LimitCode = 'too_small' | 'too_big' | 'must_be_above' | 'must_be_below';
const LIMITS: Partial<Record<string, LimitCode>> = {
  minimum: 'too_small',
  maximum: 'too_big',
  exclusiveMinimum: 'must_be_above',
  exclusiveMaximum: 'must_be_below',
};

type CountCode = 'too_short' | 'too_long' | 'too_few' | 'too_many';
const COUNTS: Partial<Record<string, CountCode>> = {
  minLength: 'too_short',
  maxLength: 'too_long',
  minItems: 'too_few',
  maxItems: 'too_many',
  minProperties: 'too_few',
  maxProperties: 'too_many',
};

/** A problem of a document as a field's, with the part of the rule that its text says. */
export function problemCode({ keyword, rule = {} }: DocumentProblem): FieldProblem {
  const [plain, reached, counted] = [PLAIN[keyword], LIMITS[keyword], COUNTS[keyword]];
  if (plain) return { code: plain };
  const limit = said(rule['limit']);
  if (reached && limit !== undefined) return { code: reached, params: { limit } };
  // Of a text that needs at least one character, the first is what is missing.
  if (counted === 'too_short' && limit === 1) return { code: 'required' };
  if (counted && limit !== undefined) return { code: counted, params: { count: limit } };
  const [names, name] = [said(rule['names']), said(rule['name'])];
  if (keyword === 'names' && names !== undefined) return { code: 'known_names', params: { names } };
  if (keyword === 'needs' && name !== undefined) return { code: 'missing_name', params: { name } };
  const divisor = said(rule['multipleOf']);
  if (keyword === 'multipleOf' && divisor !== undefined) {
    return { code: 'not_a_multiple', params: { divisor } };
  }
  const options = said(rule['allowedValues']);
  return keyword === 'enum' && options !== undefined
    ? { code: 'not_one_of', params: { options } }
    : { code: 'invalid_format' };
}

function said(value: unknown): string | number | undefined {
  const text: unknown = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' || typeof text === 'number' ? text : undefined;
}
