import type { FieldCode, FieldProblem, TextParams } from '#core/errors.ts';
import type { DocumentProblem } from '#instance-schema/validate.ts';

/** What people are told about a broken rule, and which part of the rule stands in that text. */
const CODES: Partial<Record<string, [code: FieldCode, param?: string, of?: string]>> = {
  required: ['required'],
  type: ['invalid_type'],
  additionalProperties: ['unrecognized'],
  'false schema': ['unrecognized'],
  uniqueItems: ['duplicate'],
  uniqueBy: ['duplicate'],
  minimum: ['too_small', 'limit', 'limit'],
  maximum: ['too_big', 'limit', 'limit'],
  exclusiveMinimum: ['must_be_above', 'limit', 'limit'],
  exclusiveMaximum: ['must_be_below', 'limit', 'limit'],
  minLength: ['too_short', 'count', 'limit'],
  maxLength: ['too_long', 'count', 'limit'],
  minItems: ['too_few', 'count', 'limit'],
  maxItems: ['too_many', 'count', 'limit'],
  minProperties: ['too_few', 'count', 'limit'],
  maxProperties: ['too_many', 'count', 'limit'],
  multipleOf: ['not_a_multiple', 'divisor', 'multipleOf'],
  enum: ['not_one_of', 'options', 'allowedValues'],
};

/** A problem of a document as a field's, with what its text needs. */
export function problemCode({ keyword, rule = {} }: DocumentProblem): FieldProblem {
  const [code = 'invalid_format', param, of = ''] = CODES[keyword] ?? [];
  if (param === undefined) return { code };
  const value = rule[of];
  // Of a text that needs at least one character, the first is what is missing.
  if (code === 'too_short' && value === 1) return { code: 'required' };
  const said = Array.isArray(value) ? value.join(', ') : value;
  const isSaid = typeof said === 'string' || typeof said === 'number';
  const params: TextParams | undefined = isSaid ? { [param]: said } : undefined;
  return params ? { code, params } : { code: 'invalid_format' };
}
