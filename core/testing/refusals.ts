import { describe, expect, it } from 'vitest';
import { invariant } from '#core/errors.ts';
import type { Actor, Actors } from './actors.ts';
import { addCustomer, logInAs } from './customers.ts';
import { STAFF_ROLE } from '#core/platform/operations/permissions.pure.ts';
import type { TestCore } from './harness.ts';
import type { TestedOperation as Operation } from './operations.ts';

/** An id of each kind that a path can name: one of instance b, and one that nobody has. */
export type PathIds = Record<string, { ofB: string; ofNobody: string }>;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

/** What every operation must refuse alike, whatever it does; to be called inside a test file. */
export function describeSharedRefusals(
  test: TestCore,
  operations: readonly Operation[],
  ids: PathIds = {},
): void {
  describeMethods(test, operations, ids);
  describeLanguages(test.actors, operations, ids);

  const sessionOf = barredSessions(test);
  const numbered = operations.map((operation, at) => ({ ...operation, at }));
  describe.each(numbered)('$method $path', ({ at, ...operation }) => {
    const path = fillPath(operation, ids, 'ofNobody');
    const init = { method: operation.method };
    const actor = allowedActor(test.actors, operation);

    it('refuses a host that nobody serves, and says how to add it', async () => {
      const response = await test.request(path, { ...init, host: 'stranger.example' });
      expect(response.status).toBe(421);
      expect(await response.json()).toMatchObject({
        code: 'unknown_host',
        message: expect.stringContaining('npm run instance:add -- --host stranger.example --name'),
      });
    });

    it('refuses a host that no host can be', async () => {
      const response = await test.request(path, { ...init, host: 'not a host' });
      expect(response.status).toBe(400);
    });

    it('refuses a language that nobody speaks as a field', async () => {
      await requireRefusedLanguage(actor, { path, method: operation.method, locale: 'xx' });
    });

    it('names every answer, also a refusal', async () => {
      const headers = { 'x-request-id': 'caller-00000001' };
      for (const host of [test.instances.a.host, 'stranger.example']) {
        const response = await test.request(path, { ...init, host, headers });
        expect(response.headers.get('x-request-id')).toBe('caller-00000001');
      }
    });

    if (operation.isForCustomers) describeSession(test, operation, path);
    if (operation.who.is !== 'anyone') describeCallers(test, operation, { path, at, sessionOf });
    if (operation.body) describeSize(actor, operation, path);
    if (operation.permission !== undefined) describePermission(test, operation, { path, at });
    if (operation.method === 'GET') describeReading(actor, { path, at });
    if (operation.parameters.length > 0) describeForeignIds(test, operation, ids);
  });
}

/** Of a path and not of an operation, so that each path is asked once. */
function describeMethods(test: TestCore, operations: readonly Operation[], ids: PathIds): void {
  const firsts = operations.filter(
    ({ path }, at) => operations.findIndex((other) => other.path === path) === at,
  );
  it.each(firsts.map((operation) => ({ ...operation })))(
    '$path refuses every method that it does not have, and names those it has',
    async (operation) => {
      const path = fillPath(operation, ids, 'ofNobody');
      const allowed: string[] = operations
        .filter((other) => other.path === operation.path)
        .map(({ method }) => method);
      if (allowed.includes('GET')) allowed.push('HEAD');
      for (const method of METHODS.filter((name) => !allowed.includes(name))) {
        const response = await test.request(path, { method });
        expect(response.status, method).toBe(405);
        expect(response.headers.get('allow'), method).toBe([...allowed].sort().join(', '));
      }
    },
  );
}

/** Every operation refuses one of them; what else is no language is decided for all in one place. */
function describeLanguages(actors: Actors, operations: readonly Operation[], ids: PathIds): void {
  const [operation] = operations;
  invariant(operation, 'the API has an operation');
  it.each(['EN', 'de_DE', '', 'de&locale=fr'])('refuses the language "%s"', async (locale) => {
    const path = fillPath(operation, ids, 'ofNobody');
    const asked = { path, method: operation.method, locale };
    await requireRefusedLanguage(allowedActor(actors, operation), asked);
  });
}

interface AskedIn {
  path: string;
  method: string;
  locale: string;
}

async function requireRefusedLanguage(actor: Actor, { path, method, locale }: AskedIn) {
  const response = await actor.request(`${path}?locale=${locale}`, { method });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'validation_failed',
    errors: { locale: [expect.any(String)] },
  });
}

/** Who may do all that an operation is for. */
function allowedActor(actors: Actors, operation: Operation): Actor {
  if (operation.permission !== undefined) return actors.ownerOfA;
  return operation.isForCustomers ? actors.customerOfA : actors.guestOfA;
}

/** None of it is what an operation takes; who may not call it must not learn that. */
const NONSENSE = {
  query: '?locale=xx&page=x&per_page=-1&cursor=x&before=x',
  bodies: ['{}', '[]', '{', '{"nonsense":1}'],
};

function nonsense({ method }: Operation): RequestInit[] {
  if (method === 'GET') return [{ method }];
  return [
    ...NONSENSE.bodies.map((body) => ({ type: 'application/json', body })),
    { type: 'text/plain', body: 'x' },
  ].map(({ type, body }) => ({ method, body, headers: { 'content-type': type } }));
}

/**
 * Who asks is decided in one place, before what they send. So one of the bodies is sent to all
 * operations, and of the others each to some.
 */
function someNonsense(operation: Operation, at: number): RequestInit[] {
  const [first = {}, ...others] = nonsense(operation);
  const other = others[at % others.length];
  return other ? [first, other] : [first];
}

function describeSession(test: TestCore, operation: Operation, path: string): void {
  it('refuses who is not logged in, before it looks at what they send', async () => {
    const { customerOfB, guestOfA } = test.actors;
    const tokens = [
      ...['Bearer', 'Bearer x', `Bearer ${'A'.repeat(43)}`, 'Basic QTpC'],
      customerOfB.authorization,
    ];
    const headers = tokens.map((authorization) => ({ authorization }));
    // Who asks is decided without what they send: each of both is tried once, not with all of the other.
    const [first = {}, ...others] = nonsense(operation);
    const asked = [
      ...[{}, ...headers].map((sent) => ({ sent, init: first })),
      ...others.map((init) => ({ sent: {}, init })),
    ];
    for (const { sent, init } of asked) {
      const response = await guestOfA.request(path + NONSENSE.query, {
        ...init,
        headers: { ...init.headers, ...sent },
      });
      expect(response.status, JSON.stringify({ sent, init })).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'unauthorized' });
    }
  });
}

type Barred = 'account_frozen' | 'owner_only';

/** The session of a customer who is frozen, or of staff who look through a customer's eyes. */
async function barredSession({ deps, instances, actors }: TestCore, barred: Barred, own: object) {
  const { id } = instances.a;
  const isFrozen = barred === 'account_frozen';
  const given = { ...own, ...(isFrozen && { frozen_at: deps.clock.now() }) };
  const customer = await addCustomer(deps, id, given);
  return logInAs(deps, id, customer, isFrozen ? undefined : actors.staffOfA.id);
}

/** One for all that is refused; whatever is done may end the session that did it. */
function barredSessions(test: TestCore) {
  const kept = new Map<string, Promise<string>>();
  return (barred: Barred, own: object, isRefused: boolean): Promise<string> => {
    const key = `${barred} ${JSON.stringify(own)}`;
    const session = (isRefused && kept.get(key)) || barredSession(test, barred, own);
    if (isRefused) kept.set(key, session);
    return session;
  };
}

interface Numbered {
  path: string;
  /** Which of all operations it is. */
  at: number;
}

interface Barring extends Numbered {
  sessionOf: ReturnType<typeof barredSessions>;
}

function describeCallers(
  test: TestCore,
  operation: Operation,
  { path, at, sessionOf }: Barring,
): void {
  it.each([
    ['account_frozen', 423],
    ['owner_only', 409],
  ] as const)(
    'refuses with %s as it is described, before it looks at anything',
    async (code, status) => {
      const isRefused = operation.permission !== undefined || operation.refused.includes(code);
      const own = operation.permission === undefined ? {} : { roles: ['owner'] };
      const authorization = await sessionOf(code, own, isRefused);
      for (const init of someNonsense(operation, at)) {
        const response = await test.request(path + NONSENSE.query, {
          ...init,
          headers: { ...init.headers, authorization },
        });
        // Whatever was done has an answer of its own, or none.
        const answer = (await response.json().catch(() => ({}))) as { code?: string };
        const said = { sent: init.body, status: response.status, code: answer.code };
        if (isRefused) expect(said).toEqual({ sent: init.body, status, code });
        else expect(said.code).not.toBe(code);
      }
    },
  );
}

function describeSize(actor: Actor, { method, mostBytes }: Operation, path: string): void {
  it('reads no body that is larger than it takes', async () => {
    const claimed = String((mostBytes ?? 1024 * 1024) + 1);
    const headers = { 'content-type': 'application/json', 'content-length': claimed };
    const response = await actor.request(path, { method, body: '{}', headers });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'payload_too_large' });
  });
}

function describePermission(test: TestCore, operation: Operation, { path, at }: Numbered): void {
  it('is not there for who may not, whatever they send', async () => {
    const { customerOfA, staffOfA } = test.actors;
    const isOfStaff = STAFF_ROLE.permissions.some((known) => known === operation.permission);
    for (const actor of isOfStaff ? [customerOfA] : [customerOfA, staffOfA]) {
      for (const init of someNonsense(operation, at)) {
        const response = await actor.request(path + NONSENSE.query, init);
        expect(response.status, JSON.stringify(init)).toBe(404);
        expect(await response.json()).toMatchObject({ code: 'not_found' });
      }
    }
  });
}

function describeReading(actor: Actor, { path, at }: Numbered): void {
  it('answers HEAD as it answers GET, without the body', async () => {
    const got = await actor.request(path);
    const head = await actor.request(path, { method: 'HEAD' });
    expect(head.status).toBe(got.status);
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'etag', 'cache-control']) {
      expect(head.headers.get(name), name).toBe(got.headers.get(name));
    }
  });

  it('answers 304 to whoever has what it would answer', async () => {
    const etag = (await actor.request(path)).headers.get('etag');
    if (etag === null) return;
    expect(etag).toMatch(/^"[\w-]+"$/);
    // How it is written is read in one place: each way is tried on a quarter of the operations.
    const ways = [etag, `W/${etag}`, `"other", ${etag}`, '*'];
    for (const method of ['GET', 'HEAD']) {
      for (const has of new Set([etag, ways[at % ways.length] ?? etag])) {
        const response = await actor.request(path, { method, headers: { 'if-none-match': has } });
        expect(response.status, has).toBe(304);
        expect(response.headers.get('etag')).toBe(etag);
        expect(response.headers.get('cache-control')).toBe('no-cache');
        expect(await response.text()).toBe('');
      }
    }
    const stale = await actor.request(path, { headers: { 'if-none-match': '"other", nonsense' } });
    expect(stale.status).toBe(200);
  });
}

/** Opened by a signature, of the deployment, or there only once it was paid. */
const NAMED_OTHERWISE = /receipt|followed-orders|socialite|unsubscribe/;

function describeForeignIds({ actors }: TestCore, operation: Operation, ids: PathIds): void {
  const { method, path, permission } = operation;
  const ofA = allowedActor(actors, operation);
  const ofB = permission === undefined ? actors.customerOfB : actors.ownerOfB;

  it('knows nothing of what belongs to another instance', async () => {
    const headers = { 'x-request-id': 'caller-00000002', 'idempotency-key': 'caller-00000002' };
    const ask = (whose: 'ofB' | 'ofNobody') =>
      ofA.request(addressOf(operation, ids, whose), { method, headers });
    const [foreign, missing] = [await ask('ofB'), await ask('ofNobody')];
    expect(foreign.status).toBe(404);
    expect(await foreign.text()).toBe(await missing.text());
  });

  if (method === 'GET' && !NAMED_OTHERWISE.test(path)) {
    it('knows it in its own instance', async () => {
      const own = await ofB.request(addressOf(operation, ids, 'ofB'));
      expect(own.status).toBe(200);
    });
  }
}

/** A service of a widget is asked for by its token. */
function addressOf(operation: Operation, ids: PathIds, whose: 'ofB' | 'ofNobody'): string {
  const path = fillPath(operation, ids, whose);
  const token = operation.id === 'getWidgetService' ? ids['widgetToken'] : undefined;
  return token ? `${path}?api_token=${token[whose]}` : path;
}

function fillPath(operation: Operation, ids: PathIds, whose: 'ofB' | 'ofNobody'): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[`${operation.id}.${name}`] ?? ids[name];
    if (!id) throw new Error(`${operation.path} needs ids for {${name}}: add them to the test`);
    return encodeURIComponent(id[whose]);
  });
}
