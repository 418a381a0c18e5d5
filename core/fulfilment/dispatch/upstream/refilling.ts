import type { Deps } from '#core/deps.ts';
import { ProviderRefused } from '#core/supply/providers/ask-provider.ts';
import type { Deliverer, RefillOutcome, RefillProgress } from '../deliverer.ts';
import { isUnheard, readRefills, readStanding, refillErrorIn, refillIn } from './read-answers.ts';

/** A refill without a known number is asked about by its order. */
const BY_ORDER = 'order:';
export const refillOfOrder = (orderReference: string): string => BY_ORDER + orderReference;

interface Asked {
  instanceId: number;
  action: string;
  parameters: Record<string, string>;
}

/** Asks the provider, and answers what it said. */
type Ask = (deps: Deps, asked: Asked) => Promise<{ value: unknown }>;

/** Refills in the words of the trade. */
export function refillingBy(
  ask: Ask,
  outcomeOf: (error: unknown) => { outcome: 'refused'; reason: string } | { outcome: 'unknown' },
): Pick<Deliverer, 'standing' | 'refill' | 'refillStates'> {
  return {
    async standing(deps, { instanceId, orders }) {
      const references = [...orders.keys()];
      const [only = ''] = references;
      const parameters = references.length === 1 ? { order: only } : { orders: references.join() };
      const { value } = await ask(deps, { instanceId, action: 'status', parameters });
      return readStanding(value, orders);
    },

    async refill(deps, { instanceId, reference }): Promise<RefillOutcome> {
      const asked = { instanceId, action: 'refill', parameters: { order: reference } };
      try {
        const { value } = await ask(deps, asked);
        const own = refillIn(value);
        if (own !== undefined) return { outcome: 'accepted', reference: own };
        const reason = refillErrorIn(value);
        return reason === undefined ? { outcome: 'unknown' } : { outcome: 'refused', reason };
      } catch (error) {
        return outcomeOf(error);
      }
    },

    async refillStates(deps, { instanceId, references }) {
      const numbered = references.filter((reference) => !reference.startsWith(BY_ORDER));
      const states = new Map<string, RefillProgress>();
      if (numbered.length > 0) {
        const [only = ''] = numbered;
        const parameters = numbered.length === 1 ? { refill: only } : { refills: numbered.join() };
        const value = await askStates(deps, { instanceId, parameters });
        for (const [own, state] of readRefills(value, numbered)) states.set(own, state);
      }
      for (const reference of references.filter((one) => one.startsWith(BY_ORDER))) {
        const parameters = { order: reference.slice(BY_ORDER.length) };
        const value = await askStates(deps, { instanceId, parameters });
        for (const [own, state] of readRefills(value, [reference])) states.set(own, state);
      }
      return states;
    },
  };

  /** That it knows no such refill is an answer as well. */
  async function askStates(deps: Deps, asked: Omit<Asked, 'action'>): Promise<unknown> {
    try {
      return (await ask(deps, { ...asked, action: 'refill_status' })).value;
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      const { problem } = error;
      const text = problem.code === 'upstream_says' ? String(problem.params.text) : '';
      if (!isUnheard(text)) throw error;
      return { status: { error: text } };
    }
  }
}
