import { openProvider, type Provider } from '#core/fulfilment/dispatch/testing/provider-server.ts';
import type { Random } from '../random.ts';

interface Bought {
  id: number;
  quantity: number;
  at: number;
  /** When it was asked for, and as which request. */
  asked: { at: number; request: string }[];
}

export interface ShakySeller extends Provider {
  /** By the link, of which each order has its own. */
  bought: Map<string, Bought>;
}

/** Of a hundred that are ordered. */
const REFUSED = 5;
const UNHEARD = 5;
const TAKEN_AND_DEAD = 5;
const TAKEN_AND_BROKEN = 5;

/** A provider that dies, breaks and refuses now and then, and delivers whole, in part or nothing. */
export async function openShakySeller(random: Random, runMs: number): Promise<ShakySeller> {
  const provider = await openProvider();
  const bought = new Map<string, Bought>();
  const byId = new Map<number, Bought>();

  function take(asked: URLSearchParams): Bought {
    const link = asked.get('link') ?? '';
    const one = bought.get(link) ?? {
      id: bought.size + 1,
      quantity: Number(asked.get('quantity')),
      at: Date.now(),
      asked: [],
    };
    one.asked.push({ at: Date.now(), request: asked.get('request_id') ?? '' });
    bought.set(link, one);
    byId.set(one.id, one);
    return one;
  }

  function sell(asked: URLSearchParams): ReturnType<Provider['answer']> {
    let drawn = random.below(100);
    const falls = (chance: number) => (drawn -= chance) < 0;
    if (falls(REFUSED)) return { body: { error: 'Quantity less than minimal 5000' } };
    if (falls(UNHEARD)) return { isSilent: true };
    const { id } = take(asked);
    if (falls(TAKEN_AND_DEAD)) return { isSilent: true };
    if (falls(TAKEN_AND_BROKEN)) return { status: 502, body: 'Bad gateway' };
    return { body: { order: id } };
  }

  function stateOf(id: number): object {
    const one = byId.get(id);
    if (!one) return { error: 'Incorrect order ID' };
    const { quantity, at } = one;
    const [status, remains] =
      Date.now() - at < runMs
        ? ['In progress', quantity]
        : id % 10 === 0
          ? ['Canceled', quantity]
          : id % 10 < 3
            ? ['Partial', Math.floor(quantity / 3)]
            : ['Completed', 0];
    return { status, remains: String(remains), start_count: '7' };
  }

  provider.answer = (asked) => {
    const action = asked.get('action');
    if (action === 'add') return sell(asked);
    // Who has begun does not stop: canceling is refused in the words of the trade.
    if (action !== 'status') return { body: { error: 'It cannot be canceled.' } };
    const ids = (asked.get('orders') ?? asked.get('order') ?? '').split(',').map(Number);
    const states = ids.map((id) => [String(id), stateOf(id)]);
    return { body: ids.length === 1 ? states[0]?.[1] : Object.fromEntries(states) };
  };
  return Object.assign(provider, { bought });
}
