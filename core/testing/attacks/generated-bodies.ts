import fc from 'fast-check';
import { sql } from 'kysely';
import type { TestCore } from '#core/testing/harness.ts';
import { describedOperations } from '#core/testing/operations.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';

interface AccountCall {
  path: string;
  isForCustomers: boolean;
  /** The names of the fields that its body describes. */
  fields: string[];
}

const OF_ACCOUNTS =
  /^\/(?:login|register|password|email|logout|captcha|unsubscribe|api\/v1\/(?:profile|marketing-sources|socialite|impersonations))/;

/** Every call of accounts that takes a body, so that a new one is tested without being named. */
export function accountCalls({ core }: TestCore): AccountCall[] {
  const { paths = {} } = core.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Calls', version: '1' },
  });
  return describedOperations(core)
    .filter(({ method, path }) => method === 'POST' && OF_ACCOUNTS.test(path))
    .map(({ path, isForCustomers }) => ({
      path: path.replaceAll(/\{\w+\}/g, '1'),
      isForCustomers,
      fields: Object.keys(propertiesOf(paths[path]?.post?.requestBody)),
    }));
}

function propertiesOf(body: unknown): object {
  // The description is our own; what it lacks is an empty object.
  const described = body as { content?: Record<string, { schema?: { properties?: object } }> };
  return described?.content?.['application/json']?.schema?.properties ?? {};
}

/** What gets past the contracts now and then, so that the use cases are reached as well. */
const LIKELY: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constantFrom('ada@mail.example', 'x@y', 'ä@ö.example', `${'a'.repeat(65)}@b.example`),
  password: fc.constantFrom('a harbour of quiet boats', '12345678', ' '.repeat(8), '\u0000pass'),
  password_confirmation: fc.constant('a harbour of quiet boats'),
  current_password: fc.constantFrom('wrong', '\ud800', 'x'.repeat(1025)),
  name: fc.constantFrom('Ada', '\u202eadA', '<b>', ' '),
  token: fc.constantFrom('A'.repeat(43), 'A'.repeat(44), "' or 1=1 --"),
  challenge: fc.constant('A'.repeat(43)),
  code: fc.constantFrom('000000', '٣٣٣٣٣٣', 'aaaa-bbbb-cccc-dddd-eeee-ffff'),
  account_type: fc.constantFrom('personal', 'company', 'Company'),
  messengers: fc.constantFrom({ telegram: '@ada' }, { telegram: 1 }, { __proto__: null }, []),
  provider: fc.constantFrom('google', '__proto__'),
  redirect_uri: fc.constantFrom('/app', '//evil.example', '/app/../..//evil'),
  customer_id: fc.constantFrom(1, -1, 2 ** 53, 1.5),
  reason: fc.constant('A reason that is kept'),
  notify_order_actions: fc.boolean(),
  notify_payment_actions: fc.boolean(),
  notify_subscription_actions: fc.boolean(),
};

export function bodyFor({ fields }: Pick<AccountCall, 'fields'>): fc.Arbitrary<unknown> {
  const odd = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.string());
  const known = Object.fromEntries(
    fields.map((field) => [
      field,
      LIKELY[field] ? fc.oneof({ weight: 4, arbitrary: LIKELY[field] }, odd) : odd,
    ]),
  );
  const record = fc.record(known, { requiredKeys: [] });
  return fc.oneof({ weight: 9, arbitrary: record }, fc.jsonValue());
}

const COUNTED = [
  'customers',
  'sessions',
  'session_tokens',
  'one_time_tokens',
  'outgoing_mails',
  'customer_totp',
  'customer_recovery_codes',
  'customer_identities',
  'customer_passkeys',
  'customer_consents',
];

/** What the tables of accounts hold, but for limits and the audit log, which count refusals. */
async function countRows({ db }: TestCore): Promise<string> {
  const counts = COUNTED.map((table) => sql`(select count(*) from ${sql.table(table)})`);
  const { rows } = await db.asSystem((trx) =>
    sql<{ counts: unknown }>`select array[${sql.join(counts)}] as counts`.execute(trx),
  );
  return String(rows[0]?.counts);
}

/** As many as a session outlives, by the clock that goes on with each. */
const BODIES_OF_CUSTOMER = 100;

/**
 * What sends one body to a call and answers what is wrong with what came back, if anything. Whatever
 * is refused has changed nothing, so the next body finds the same customer and the same rows.
 */
export function bodySender(test: TestCore) {
  const { id: instanceId } = test.instances.a;
  let customer: { authorization: string; bodies: number } | undefined;
  let rows: string | undefined;

  async function logInAgain() {
    rows = undefined;
    const { id } = await addCustomer(test.deps, instanceId);
    return { authorization: await logInAs(test.deps, instanceId, { id }), bodies: 0 };
  }

  return async (call: AccountCall, body: unknown): Promise<string | undefined> => {
    // What one body has used up of a limit must not keep the next from being looked at.
    test.clock.advance(30 * 60_000);
    if (call.isForCustomers && (customer?.bodies ?? BODIES_OF_CUSTOMER) >= BODIES_OF_CUSTOMER) {
      customer = await logInAgain();
    }
    const before = (rows ??= await countRows(test));
    const headers = new Headers({ 'content-type': 'application/json' });
    if (call.isForCustomers && customer) {
      customer.bodies += 1;
      headers.set('authorization', customer.authorization);
    }
    const text = JSON.stringify(body) ?? '';
    const response = await test.request(call.path, { method: 'POST', body: text, headers });
    const { status } = response;
    if (status >= 500) return `answered ${status}`;
    if (status < 400) {
      [customer, rows] = [undefined, undefined];
      return undefined;
    }
    if (call.isForCustomers && status === 401) return 'lost its session';
    // A refused second factor uses nothing up either.
    if ((await countRows(test)) !== before) return `answered ${status} and wrote rows`;
    if (status !== 422) return undefined;
    const { errors = {} } = (await response.json()) as { errors?: Record<string, string[]> };
    const strays = Object.keys(errors)
      .map((field) => field.split('.')[0] ?? '')
      .filter((field) => field !== 'body' && !call.fields.includes(field));
    if (Object.keys(errors).length === 0) return 'refused without a field';
    return strays.length > 0 ? `has errors at ${strays.join(', ')}` : undefined;
  };
}
