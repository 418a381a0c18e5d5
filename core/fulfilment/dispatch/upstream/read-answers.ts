import { plainText } from '#core/supply/providers/plain-text.ts';
import type { DeliveryState, RefillProgress, Standing } from '../deliverer.ts';

type Meaning = 'waiting' | 'working' | 'completed' | 'partial' | 'canceled';

/** The words of the trade and of those who write them otherwise, in lower case without signs. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  pending: 'waiting',
  queued: 'waiting',
  awaiting: 'waiting',
  processing: 'working',
  inprogress: 'working',
  progress: 'working',
  active: 'working',
  completed: 'completed',
  complete: 'completed',
  done: 'completed',
  partial: 'partial',
  partiallycompleted: 'partial',
  canceled: 'canceled',
  cancelled: 'canceled',
  refunded: 'canceled',
};

/**
 * What a provider says of some orders, by its own numbers of them. Nothing is believed that does
 * not make sense: that is unclear, and asked for again.
 */
export function readStates(
  value: unknown,
  ordered: ReadonlyMap<string, number>,
): Map<string, DeliveryState> {
  const states = new Map<string, DeliveryState>();
  for (const [reference, quantity] of ordered) {
    const said = entryOf(value, reference, ordered.size === 1);
    states.set(reference, said ? stateOf(said, quantity) : { state: 'unclear' });
  }
  return states;
}

type Said = Record<string, unknown>;

/** Keyed by number, or the answer itself where one was asked for; some send a list. */
function entryOf(value: unknown, reference: string, isOnly: boolean): Said | undefined {
  if (Array.isArray(value)) {
    return value.filter(isObject).find(({ order }) => String(order) === reference);
  }
  if (!isObject(value)) return undefined;
  const own = Object.hasOwn(value, reference) ? value[reference] : undefined;
  if (isObject(own)) return own;
  return isOnly && typeof value['status'] === 'string' ? value : undefined;
}

function stateOf(said: Said, quantity: number): DeliveryState {
  const meaning = meaningOf(said['status']);
  const startQuantity = wholeIn(said['start_count'] ?? said['start_counter']);
  const started = startQuantity === undefined ? {} : { startQuantity };
  const remains = wholeIn(said['remains']);
  const delivered = remains === undefined || remains > quantity ? undefined : quantity - remains;
  switch (meaning) {
    case undefined:
      return { state: 'unclear' };
    case 'waiting':
      return { state: 'waiting' };
    case 'working':
      return { state: 'working', ...started, ...(delivered !== undefined && { delivered }) };
    case 'completed':
      return { state: 'completed', ...started };
    case 'partial':
      // Without the rest nobody knows what to give back.
      return delivered === undefined
        ? { state: 'unclear' }
        : { state: 'ended', ...started, delivered };
    case 'canceled':
      return { state: 'ended', ...started, delivered: canceledAfter(delivered, quantity) };
  }
}

/** A provider that cancels and reports nothing remaining has not counted: nothing was delivered. */
const canceledAfter = (delivered: number | undefined, quantity: number) =>
  delivered === undefined || delivered === quantity ? 0 : delivered;

function meaningOf(status: unknown): Meaning | undefined {
  if (typeof status !== 'string') return undefined;
  const word = status.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(MEANINGS, word) ? MEANINGS[word] : undefined;
}

const MOST_INT = 2_147_483_647;

function wholeIn(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const whole = parseInt(text, 10);
  return whole <= MOST_INT ? whole : undefined;
}

/** The number that a provider gave to a new order; some answer a list of one. */
export function orderIn(value: unknown): string | undefined {
  const said: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const order = isObject(said) ? said['order'] : undefined;
  const text = typeof order === 'number' || typeof order === 'string' ? String(order).trim() : '';
  return /^[\w-]{1,100}$/.test(text) ? text : undefined;
}

/** Whether the wish to cancel one order was taken; what comes of it is told by its status. */
export function isCancelTaken(value: unknown, reference: string): boolean {
  const list = Array.isArray(value) ? value : [value];
  const said = list.filter(isObject).find(({ order }) => String(order) === reference) ?? list[0];
  const cancel = isObject(said) ? said['cancel'] : undefined;
  return cancel === 1 || cancel === '1' || cancel === true;
}

/**
 * How many of a completed order stand, where it is told: few count, and nothing left to deliver is
 * said of every order that is complete.
 */
export function readStanding(
  value: unknown,
  ordered: ReadonlyMap<string, number>,
): Map<string, Standing> {
  const standing = new Map<string, Standing>();
  for (const [reference, quantity] of ordered) {
    const said = entryOf(value, reference, ordered.size === 1);
    const told = said && standingIn(said, quantity);
    if (told) standing.set(reference, told);
  }
  return standing;
}

function standingIn(said: Said, quantity: number): Standing | undefined {
  const start = wholeIn(said['start_count'] ?? said['start_counter']);
  const count = wholeIn(said['current_count'] ?? said['current_counter']);
  if (start !== undefined && count !== undefined) {
    return { quantity: Math.min(Math.max(count - start, 0), quantity), isCounted: true };
  }
  const remains = wholeIn(said['remains']);
  if (remains === undefined || remains === 0 || remains > quantity) return undefined;
  return { quantity: quantity - remains, isCounted: false };
}

/** The number that a provider gave to a refill. */
export function refillIn(value: unknown): string | undefined {
  const said = Array.isArray(value) ? value.find(isObject) : value;
  const refill = isObject(said) ? said['refill'] : undefined;
  const text = typeof refill === 'number' || typeof refill === 'string' ? String(refill) : '';
  return /^[\w-]{1,100}$/.test(text.trim()) ? text.trim() : undefined;
}

/** What it says against a refill within an answer that is none as a whole. */
export function refillErrorIn(value: unknown): string | undefined {
  const said = Array.isArray(value) ? value.find(isObject) : value;
  return isObject(said) ? errorText(said['refill']) : undefined;
}

function errorText(value: unknown): string | undefined {
  const error = isObject(value) ? value['error'] : undefined;
  return typeof error === 'string' ? plainText(error, LONGEST_TEXT) : undefined;
}

const LONGEST_TEXT = 200;
const UNHEARD = /^refill not found$/i;
const REJECTED: ReadonlySet<string> = new Set(['rejected', 'refused', 'error', 'fail', 'failed']);

/** What a provider says of some refills, by its own numbers of them; nonsense is unclear. */
export function readRefills(
  value: unknown,
  references: readonly string[],
): Map<string, RefillProgress> {
  return new Map(
    references.map((reference) => {
      const list = Array.isArray(value) ? value : [];
      const listed = list.filter(isObject).find(({ refill }) => String(refill) === reference);
      const keyed = isObject(value) ? value[reference] : undefined;
      const only = references.length === 1 && isObject(value) ? value : undefined;
      const said = listed ?? (isObject(keyed) ? keyed : only);
      return [reference, said ? progressOf(said['status']) : { state: 'unclear' }];
    }),
  );
}

function progressOf(status: unknown): RefillProgress {
  const error = errorText(status);
  if (error !== undefined) return { state: UNHEARD.test(error) ? 'unheard' : 'unclear' };
  const word = typeof status === 'string' ? status.toLowerCase().replace(/[^a-z]/g, '') : '';
  if (REJECTED.has(word))
    return { state: 'refused', reason: plainText(String(status), LONGEST_TEXT) };
  switch (meaningOf(status)) {
    case 'completed':
    case 'partial':
      return { state: 'completed' };
    case 'working':
      return { state: 'working' };
    case 'waiting':
      return { state: 'waiting' };
    case 'canceled':
      return { state: 'refused', reason: plainText(String(status), LONGEST_TEXT) };
    case undefined:
      return { state: 'unclear' };
  }
}

export const isUnheard = (text: string): boolean => UNHEARD.test(text.trim());

const isObject = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
