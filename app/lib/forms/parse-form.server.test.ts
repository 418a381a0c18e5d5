import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CoreError } from '../core/core.server.ts';
import { formConstraint } from './form-constraint.server.ts';
import { parseForm, problemText, refuseForm, replyToForm } from './parse-form.server.ts';

const SCHEMA = z.object({
  email: z.email(),
  password: z.string().min(8),
  quantity: z.int().min(100).multipleOf(10),
  agree: z.boolean().optional(),
  orders: z.array(z.object({ url: z.url() })).optional(),
});

const GOOD = { email: 'ada@example.com', password: 'a long secret', quantity: '200' };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const read = (fields: Record<string, string>, locale = 'en') =>
  parseForm(formOf(fields), { schema: SCHEMA, locale });

function problems(fields: Record<string, string>, locale = 'en') {
  const submission = read(fields, locale);
  return submission.status === 'error' ? submission.error : submission.status;
}

describe('a form', () => {
  it('that is right becomes the values of its schema', () => {
    const submission = read({ ...GOOD, agree: 'on', 'orders[0].url': 'https://a.example/v' });
    expect(submission.status === 'success' && submission.value).toEqual({
      email: 'ada@example.com',
      password: 'a long secret',
      quantity: 200,
      agree: true,
      orders: [{ url: 'https://a.example/v' }],
    });
  });

  it.each([
    [{ email: '' }, 'email', 'This field is required'],
    [{ email: 'ada' }, 'email', 'Enter a valid email address'],
    [{ password: 'short' }, 'password', 'Enter at least 8 characters'],
    [{ quantity: '90' }, 'quantity', 'Enter 100 or more'],
    [{ quantity: '105' }, 'quantity', 'Enter a multiple of 10'],
    [{ quantity: '100.5' }, 'quantity', 'Enter a whole number'],
    [{ quantity: 'many' }, 'quantity', 'This value is not valid'],
    [{ 'orders[0].url': 'nowhere' }, 'orders[0].url', 'Enter a valid link'],
  ])('with %j says what is wrong at %s', (wrong, name, text) => {
    const found = problems({ ...GOOD, ...wrong });
    expect(found).toEqual({ [name]: expect.arrayContaining([text]) as unknown });
  });

  it.each([
    ['7,20', 'de', '7.20'],
    ['1.234,50', 'de', '1234.50'],
    ['1,234', 'en', '1234'],
    ['7.20', 'fr', '7.20'],
  ])('has the amount %s, as it is written in %s, as %s', (written, locale, amount) => {
    const schema = z.object({ amount: z.string(), note: z.string() });
    const form = formOf({ amount: written, note: written });
    const submission = parseForm(form, { schema, locale, amounts: ['amount'] });
    expect(submission).toMatchObject({ status: 'success', value: { amount, note: written } });
    // The field keeps what was written.
    expect(submission.payload).toEqual({ amount: written, note: written });
  });

  it.each([
    ['2.312,50', '25'],
    ['1000', '10.81'],
    // What is no amount is refused by who knows amounts.
    ['much', 'much'],
  ])('has %s roubles as %s dollars', (written, amount) => {
    const schema = z.object({ amount: z.string() });
    const currency = { code: 'RUB', rate: '92.5' } as const;
    const asked = { schema, locale: 'de', amounts: ['amount'], currency };
    const submission = parseForm(formOf({ amount: written }), asked);
    expect(submission).toMatchObject({ status: 'success', value: { amount } });
    expect(submission.payload).toEqual({ amount: written });
  });

  it.each([
    ['en', 'Enter Nov 29, 2026 or more'],
    ['de', /29\.11\.2026/],
  ])('says a day that is a limit as pages do, in %s', (locale, text) => {
    const problem = { code: 'too_small', params: { limit: '2026-11-29' } } as const;
    expect(problemText(problem, locale)).toMatch(text);
  });

  it('says a limit as the language writes numbers', () => {
    const most = z.object({ quantity: z.int().max(20_000) });
    const said = (locale: string) => {
      const submission = parseForm(formOf({ quantity: '20001' }), { schema: most, locale });
      return submission.status === 'error' ? submission.error : undefined;
    };
    expect(said('en')).toEqual({ quantity: ['Enter 20,000 or less'] });
    expect(said('de')).toEqual({ quantity: [expect.stringContaining('20.000')] });
  });

  it('says it in the language of the visitor', () => {
    expect(problems({ ...GOOD, password: 'short' }, 'ru')).toEqual({
      password: ['Введите не менее 8 символов'],
    });
  });

  it('does not bring a secret back into the page', () => {
    const fields = { ...GOOD, email: 'ada', 'admin.password': 'x', 'list[0].token': 'y' };
    const reply = replyToForm(read(fields)).data;
    expect(reply.initialValue).toMatchObject({ email: 'ada', quantity: '200' });
    expect(JSON.stringify(reply)).not.toMatch(/a long secret|"x"|"y"/);
  });

  it('tells its fields what they may hold', () => {
    expect(formConstraint(SCHEMA)).toEqual({
      email: { required: true },
      password: { required: true, minLength: 8 },
      quantity: { required: true, min: 100, step: 10 },
      agree: { required: false },
      orders: { required: false, multiple: true },
      'orders[].url': { required: true },
    });
  });
});

describe('a form that no page of ours sends', () => {
  it.each([
    ['has a list that is longer than any', { 'a[4294967294]': 'x' }],
    ['reaches for the prototype', { '__proto__.polluted': 'x' }],
    ['reaches for it through a list', { 'a[0].constructor.prototype.polluted': 'x' }],
    ['has a name without end', { ['a'.repeat(201)]: 'x' }],
    ['is too deep', { ['a.'.repeat(20) + 'b']: 'x' }],
    ['asks for something unreadable', { __intent__: '{' }],
    ['asks for something unknown', { __intent__: '{"type":"explode"}' }],
    ['adds to what is no list', { __intent__: JSON.stringify(insertInto('email')), ...GOOD }],
    ['adds at the end of the world', { __intent__: JSON.stringify(insertInto('a', 4e9)) }],
    ['has a state that cannot be read', { __state__: '{' }],
  ])('%s and is refused', (_what, fields) => {
    const thrown = refusalOf(() => read(fields));
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).status).toBe(400);
    expect('polluted' in {}).toBe(false);
  });

  it('never breaks the reading, whatever it holds', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('__intent__', '__state__', 'email', 'orders', 'orders[]', 'orders[0]'),
      fc.stringMatching(/^[a-z.[\]0-9_]{0,20}$/),
    );
    const value = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (entries) => {
        const form = new FormData();
        for (const [key, text] of entries) form.append(key, text);
        const thrown = refusalOf(() =>
          replyToForm(parseForm(form, { schema: SCHEMA, locale: 'en' })),
        );
        expect(thrown === undefined || thrown instanceof Response).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a refusal of the core', () => {
  const refuse = (error: unknown, names?: Record<string, string>) => {
    const submission = read({ ...GOOD, 'orders[0].url': 'https://a.example' });
    const answer = refuseForm(submission, { error, locale: 'en', ...(names && { names }) });
    return { status: answer.init?.status, error: answer.data.error };
  };

  it('stands at the fields that it is about', () => {
    const error = new CoreError(422, 'Sent data is invalid', {
      errors: {
        email: ['This value is already in use'],
        'orders.0.url': ['Enter a valid link'],
      },
    });
    expect(refuse(error)).toEqual({
      status: 422,
      error: {
        email: ['This value is already in use'],
        'orders[0].url': ['Enter a valid link'],
      },
    });
  });

  it('stands at a field that the form has only once it is asked for', () => {
    const error = new CoreError(422, 'Sent data is invalid', {
      errors: { captcha: ['Confirm that you are human'] },
    });
    const submission = read(GOOD);
    const told = (asked: string[]) =>
      refuseForm(submission, { error, locale: 'en', asked }).data.error;
    expect(told(['captcha'])).toEqual({ captcha: ['Confirm that you are human'] });
    expect(told([])).toEqual({ '': ['Confirm that you are human'] });
  });

  it('of a key that stands for something else is said in the words of the form', () => {
    const submission = read(GOOD);
    const again = 'You have paid already.';
    const codes = ['idempotency_key_reused', 'idempotency_key_running'];
    const said = codes.map((code) => {
      const error = new CoreError(422, 'Of the API', { code });
      return refuseForm(submission, { error, locale: 'en', again }).data.error;
    });
    expect(said).toEqual([{ '': [again] }, { '': ['Of the API'] }]);
  });

  it('is renamed to the fields of the form', () => {
    const error = new CoreError(422, 'Sent data is invalid', {
      errors: { login: ['Taken'], mail: ['Odd'] },
    });
    expect(refuse(error, { login: 'email', mail: 'email' }).error).toEqual({
      email: ['Taken', 'Odd'],
    });
  });

  it('stands above the form when it is about no field of it', () => {
    const invalid = new CoreError(422, 'Sent data is invalid', {
      errors: { balance: ['Too low'] },
    });
    expect(refuse(invalid).error).toEqual({ '': ['Too low'] });
    const limited = new CoreError(429, 'Too many requests. Wait a moment and try again.');
    expect(refuse(limited)).toEqual({
      status: 429,
      error: { '': ['Too many requests. Wait a moment and try again.'] },
    });
  });

  it.each(['own_account', 'own_order', 'own_payment', 'own_withdrawal', 'two_factor_needed'])(
    'is told where it has a reason of its own: %s',
    (code) => {
      const error = new CoreError(403, 'You cannot do this to your own account', { code });
      expect(refuse(error)).toEqual({ status: 403, error: { '': [error.message] } });
    },
  );

  it('does not show what a lost connection says', () => {
    expect(refuse(new CoreError(503, 'connect ECONNREFUSED 10.0.0.1'))).toEqual({
      status: 503,
      error: { '': ['The service is temporarily unavailable. Try again shortly.'] },
    });
  });

  it('of what is not there is the page of nothing', () => {
    const thrown = refusalOf(() => refuse(new CoreError(404, 'Not found')));
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).status).toBe(404);
  });

  it('does not take away what was written, where the core has failed', () => {
    expect(refuse(new CoreError(500, 'relation "orders" does not exist'))).toEqual({
      status: 500,
      error: { '': ['Something went wrong on our side. Try again later.'] },
    });
  });

  it.each([401, 403])('with the status %i is no matter of the form', (status) => {
    const error = new CoreError(status, 'No');
    expect(refusalOf(() => refuse(error))).toBe(error);
  });
});

function insertInto(name: string, index?: number) {
  return { type: 'insert', payload: { name, index, defaultValue: 'x' } };
}

function refusalOf(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}
