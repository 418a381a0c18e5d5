import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldProblems } from './zod-problems.ts';

function problemsOf(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? {} : { ...fieldProblems(result.error.issues, input) };
}

const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('a') }),
  z.object({ kind: z.literal('b') }),
]);

describe('a field', () => {
  it.each<[string, z.ZodType, unknown, object]>([
    ['is missing', z.string(), undefined, { code: 'required' }],
    ['is null', z.string(), null, { code: 'invalid_type' }],
    ['is empty where a text is asked for', z.string().min(1), '', { code: 'required' }],
    ['is of another type', z.string(), 1, { code: 'invalid_type' }],
    ['is a fraction', z.int(), 1.5, { code: 'not_an_integer' }],
    ['is a text where a whole number belongs', z.int(), 'x', { code: 'invalid_type' }],
    ['is no e-mail address', z.email(), 'x', { code: 'invalid_email' }],
    ['is no link', z.url(), 'x', { code: 'invalid_url' }],
    ['breaks a pattern', z.string().regex(/^a$/), 'x', { code: 'invalid_format' }],
    [
      'breaks a pattern that says what it is of',
      z.string().regex(/@/, { error: 'invalid_email' }),
      'x',
      { code: 'invalid_email' },
    ],
    ['is below a least value', z.number().min(3), 2, { code: 'too_small', params: { limit: '3' } }],
    [
      'is at a bound to pass',
      z.number().gt(3),
      3,
      { code: 'must_be_above', params: { limit: '3' } },
    ],
    ['is above a most value', z.number().max(3), 4, { code: 'too_big', params: { limit: '3' } }],
    [
      'is at a bound to miss',
      z.number().lt(3),
      3,
      { code: 'must_be_below', params: { limit: '3' } },
    ],
    [
      'is beyond exact integers',
      z.int(),
      1e20,
      { code: 'too_big', params: { limit: String(Number.MAX_SAFE_INTEGER) } },
    ],
    ['is a short text', z.string().min(3), 'x', { code: 'too_short', params: { count: 3 } }],
    ['is a long text', z.string().max(3), 'long', { code: 'too_long', params: { count: 3 } }],
    ['is a short list', z.array(z.int()).min(1), [], { code: 'too_few', params: { count: 1 } }],
    ['is a long list', z.array(z.int()).max(1), [1, 2], { code: 'too_many', params: { count: 1 } }],
    [
      'is off the step',
      z.int().multipleOf(5),
      3,
      { code: 'not_a_multiple', params: { divisor: 5 } },
    ],
    [
      'is none of a few',
      z.enum(['a', 'b']),
      'c',
      { code: 'not_one_of', params: { options: 'a, b' } },
    ],
    ['fits no kind of union', z.union([z.string(), z.int()]), true, { code: 'invalid_type' }],
  ])('that %s gets its own code', (_, schema, value, problem) => {
    const input = value === undefined ? {} : { field: value };
    expect(problemsOf(z.object({ field: schema }), input)).toEqual({ field: [problem] });
  });

  it('of an unknown kind is told the kinds there are', () => {
    expect(problemsOf(z.object({ item: kinds }), { item: { kind: 'c' } })).toEqual({
      'item.kind': [{ code: 'not_one_of', params: { options: 'a, b' } }],
    });
  });

  it('can be given a code of its own by a rule', () => {
    const rule = (code: string) =>
      z.object({ field: z.string().refine(() => false, { params: { code } }) });
    expect(problemsOf(rule('taken'), { field: 'x' })).toEqual({ field: [{ code: 'taken' }] });
    expect(problemsOf(rule('made_up'), { field: 'x' })).toEqual({
      field: [{ code: 'invalid_format' }],
    });
  });

  it('that breaks two rules has two problems', () => {
    const schema = z.object({ field: z.string().min(3).regex(/^a/) });
    expect(problemsOf(schema, { field: 'x' })['field']).toHaveLength(2);
  });

  it('inside lists has a dotted name', () => {
    const schema = z.object({ orders: z.array(z.object({ url: z.url() })) });
    expect(problemsOf(schema, { orders: [{ url: 'x' }] })).toHaveProperty(['orders.0.url']);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'named %s is a field like any other',
    (name) => {
      const input: unknown = JSON.parse(`{"${name}": 1}`);
      const result = z.strictObject({}).safeParse(input);
      const problems = fieldProblems(result.error?.issues ?? [], input);
      expect(Object.keys(problems)).toEqual([name]);
    },
  );

  it('is named body when it is the whole body', () => {
    expect(problemsOf(z.object({}), [])).toEqual({ body: [{ code: 'invalid_type' }] });
  });
});
