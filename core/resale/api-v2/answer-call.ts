import type { Context } from 'hono';
import { findApiCaller, type ApiCaller } from '#core/accounts/api-tokens/find-caller.ts';
import { CALLS_OF_TOKEN, type ApiScope } from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import { readMoneyOf } from '#core/billing/ledger/read-money.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import type { CoreParts } from '#core/parts.ts';
import { callerOf } from '#core/platform/http/caller.ts';
import { noteAnswer, noteCall } from '#core/platform/http/call-note.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { bodyOf, type PackedBytes } from '#core/platform/http/packed-bytes.ts';
import { readTogether } from '#core/platform/db/read-together.ts';
import { spendAhead } from '#core/platform/limits/taken-ahead.ts';
import { addOrder } from './add-order.ts';
import { addSubscription } from './add-subscription.ts';
import { cancelError, cancelOrders } from './cancel.ts';
import { CURRENCY, statusesOf } from './order-statuses.ts';
import { wholeIn } from './numbers.ts';
import { readParams, type Params } from './params.ts';
import { serviceToSubscribe } from './parent-ids.pure.ts';
import { Refusal, wordsFor } from './refusal.ts';
import { refillOrder, refillWordOfOrder, refillWords } from './refills.ts';
import { listServices, withCents } from './service-list.ts';
import { SAYS } from './words.pure.ts';

interface Call {
  caller: ApiCaller;
  params: Params;
  revision: bigint;
  c: Context<CoreEnv>;
}

/** Its answer in JSON: a text, or bytes that are shared. */
type Action = (parts: CoreParts, call: Call) => Promise<string | PackedBytes>;

const ACTIONS: Readonly<Record<string, { scope: ApiScope; act: Action }>> = {
  services: { scope: 'read', act: (parts, call) => listServices(parts, call.c, call) },
  balance: { scope: 'read', act: balance },
  status: { scope: 'read', act: status },
  refill_status: { scope: 'read', act: refillStatus },
  add: { scope: 'order', act: add },
  refill: { scope: 'manage', act: refill },
  cancel: { scope: 'manage', act: cancel },
};

/** Answers one call of the contract: what is wrong with it stands in the answer, not in its status. */
export async function answerCall(parts: CoreParts, c: Context<CoreEnv>): Promise<Response> {
  try {
    const answered = await answer(parts, c);
    return typeof answered === 'string' ? send(c, answered) : await sendPacked(c, answered);
  } catch (error) {
    return sendRefusal(parts, c, error);
  }
}

async function answer(parts: CoreParts, c: Context<CoreEnv>): Promise<string | PackedBytes> {
  const params = await readParams(c);
  noteCall({ operation: params.get('action') ?? '', input: params.all() });
  const key = params.get('key');
  const caller = key === undefined ? undefined : await findApiCaller(parts, callerOf(c), key);
  if (!caller) throw new Refusal(SAYS.key);
  const { instanceId, tokenId } = caller;
  await spendAhead(parts, { instanceId, limit: CALLS_OF_TOKEN, subject: `${tokenId}` });
  if (caller.isFrozen || currentInstance(c).suspended_at) throw new Refusal(SAYS.suspended);
  const name = params.get('action') ?? '';
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw new Refusal(SAYS.request, 'action');
  if (!caller.scopes.includes(action.scope)) throw new Refusal(SAYS.request, 'scope');
  return action.act(parts, { caller, params, revision: currentInstance(c).revision, c });
}

const balanceTogether = readTogether(async (trx, { instanceId, keys }) => {
  const found = await readMoneyOf(trx, { instanceId, customerIds: keys.map(BigInt) });
  return new Map([...found].map(([id, { balanceMicro }]) => [String(id), balanceMicro]));
});

async function balance({ db }: CoreParts, { caller }: Call): Promise<string> {
  const { instanceId, customerId } = caller;
  const balanceMicro = (await balanceTogether(db, instanceId, String(customerId))) ?? 0n;
  return json({ balance: withCents(formatAmount(balanceMicro)), currency: CURRENCY });
}

async function add(parts: CoreParts, call: Call): Promise<string> {
  const serviceId = serviceToSubscribe(wholeIn(call.params.get('service')) ?? 0);
  const order =
    serviceId === undefined
      ? await addOrder(parts, call)
      : await addSubscription(parts, { ...call, serviceId });
  return json({ order: Number(order) });
}

async function status(parts: CoreParts, { caller, params }: Call): Promise<string> {
  const one = params.get('order');
  if (one !== undefined) {
    const [[, said] = []] = await statusesOf(parts, caller, [one]);
    return json(said ?? { error: SAYS.order });
  }
  return keyed(await statusesOf(parts, caller, requireIds(params, 'orders')));
}

async function refill(parts: CoreParts, { caller, params }: Call): Promise<string> {
  const one = params.get('order');
  if (one !== undefined) return json({ refill: String(await refillOrder(parts, caller, one)) });
  const answers = [];
  for (const id of requireIds(params, 'orders')) {
    answers.push({
      order: numbered(id),
      refill: await inPlace(() => refillOrder(parts, caller, id)),
    });
  }
  return json(answers);
}

async function refillStatus(parts: CoreParts, { caller, params }: Call): Promise<string> {
  const [one, order] = [params.get('refill'), params.get('order')];
  if (one !== undefined) {
    const word = (await refillWords(parts, caller, [one])).get(one);
    if (word === undefined) throw new Refusal(SAYS.refill);
    return json({ status: word });
  }
  if (order !== undefined) return json({ status: await refillWordOfOrder(parts, caller, order) });
  const ids = requireIds(params, 'refills');
  const words = await refillWords(parts, caller, ids);
  return json(
    ids.map((id) => ({ refill: numbered(id), status: words.get(id) ?? { error: SAYS.refill } })),
  );
}

async function cancel(parts: CoreParts, { caller, params }: Call): Promise<string> {
  const one = params.get('order');
  const ids = one === undefined ? requireIds(params, 'orders') : [one];
  const answers = await cancelOrders(parts, caller, ids);
  return json(
    answers.map(({ id, isTaken }) => ({ order: numbered(id), cancel: isTaken ? 1 : cancelError })),
  );
}

function requireIds(params: Params, name: string): string[] {
  const ids = params.ids(name);
  if (ids.length === 0) throw new Refusal(SAYS.request);
  return ids;
}

async function inPlace(act: () => Promise<bigint>): Promise<number | { error: string }> {
  try {
    return Number(await act());
  } catch (error) {
    const text = wordsFor(error);
    if (text === undefined) throw error;
    return { error: text };
  }
}

/** An id is a number where it is one. */
const numbered = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? parseInt(id, 10) : id);

const json = (value: unknown) => JSON.stringify(value);

/** Written by hand: an object of its own would put numbers in their order, not in the one asked for. */
const keyed = (entries: readonly (readonly [string, object])[]) =>
  `{${entries.map(([key, value]) => `${json(key)}:${json(value)}`).join(',')}}`;

const HEADERS = {
  // Some clients compare it letter by letter with what other panels send.
  'content-type': 'application/json; charset=UTF-8',
  'cache-control': 'no-store',
};

function send(c: Context<CoreEnv>, body: string, headers: Record<string, string> = {}) {
  noteAnswer(body);
  return c.body(body, 200, { ...HEADERS, ...headers });
}

/** The list of services is long, and the same each time, so nobody notes it. */
async function sendPacked(c: Context<CoreEnv>, packed: PackedBytes): Promise<Response> {
  const { bytes, coding } = await packed.for(c.req.header('accept-encoding') ?? null);
  const headers: Record<string, string> = {
    ...HEADERS,
    'content-length': String(bytes.length),
    vary: 'Accept-Encoding',
  };
  if (coding) headers['content-encoding'] = coding;
  return c.body(bodyOf(bytes), 200, headers);
}

function sendRefusal(parts: CoreParts, c: Context<CoreEnv>, error: unknown): Response {
  const text = wordsFor(error);
  noteCall({ refusal: text ?? SAYS.fault });
  if (text === undefined) {
    const told = { err: error, requestId: c.get('requestId'), instance: c.get('instance')?.slug };
    const isUnavailable = error instanceof AppError && error.code === 'unavailable';
    if (isUnavailable)
      parts.log.warn(told, 'A program was refused because something is unavailable');
    else parts.log.error(told, 'A call of a program failed unexpectedly');
    return c.json({ error: SAYS.fault }, isUnavailable ? 503 : 500);
  }
  if (error instanceof AppError && error.code === 'too_many_requests') {
    return c.json({ error: text }, 429, error.headers);
  }
  const because = error instanceof Refusal ? error.because : undefined;
  return send(c, json({ error: text }), because === undefined ? {} : { 'x-refused-for': because });
}
