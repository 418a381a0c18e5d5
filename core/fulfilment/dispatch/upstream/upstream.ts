import type { Deps } from '#core/deps.ts';
import { createOutbound, OutboundError } from '#core/platform/outbound/outbound.ts';
import { askProvider, NotAsked, ProviderRefused } from '#core/supply/providers/ask-provider.ts';
import type { ProviderDeps } from '#core/supply/providers/provider-deps.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import type { AddOutcome, Deliverer } from '../deliverer.ts';
import { addParameters } from './add-parameters.pure.ts';
import { refillingBy } from './refilling.ts';
import { isCancelTaken, orderIn, readStates } from './read-answers.ts';

/** A service as a provider sells it. */
export interface UpstreamService {
  providerId: bigint;
  sourceKey: string;
  tradeType: string;
}

/** Some make an order while they answer, and that takes its time. */
const ADD_TIMEOUT_MS = 15_000;

/** A server that speaks the contract of the trade. */
export function upstream({ providerId: id, sourceKey, tradeType }: UpstreamService): Deliverer {
  return {
    // The contract knows request_id, and many who speak it do not.
    isRepeatable: false,

    async add(deps, order) {
      const { instanceId } = order;
      const said = addParameters({ ...order, sourceKey, tradeType });
      if ('missing' in said) {
        return { outcome: 'refused', reason: `The order has no ${said.missing}.` };
      }
      const { parameters } = said;
      const before = new Date(order.leaseUntil.getTime() - ADD_TIMEOUT_MS);
      try {
        const { value } = await askProvider(providerDeps(deps), {
          ...{ instanceId, id, action: 'add', parameters },
          ...{ before, timeoutMs: ADD_TIMEOUT_MS },
        });
        const reference = orderIn(value);
        return reference === undefined
          ? { outcome: 'unknown' }
          : { outcome: 'accepted', reference };
      } catch (error) {
        return error instanceof NotAsked ? { outcome: 'unsent' } : outcomeOf(error);
      }
    },

    async states(deps, { instanceId, orders }) {
      const references = [...orders.keys()];
      const [only = ''] = references;
      const parameters = references.length === 1 ? { order: only } : { orders: references.join() };
      const asked = { instanceId, id, action: 'status', parameters };
      const { value } = await askProvider(providerDeps(deps), asked);
      return readStates(value, orders);
    },

    async cancel(deps, { instanceId, reference }) {
      try {
        const asked = { instanceId, id, action: 'cancel', parameters: { orders: reference } };
        const { value } = await askProvider(providerDeps(deps), asked);
        return isCancelTaken(value, reference) ? 'taken' : 'refused';
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        return error.problem.code === 'upstream_says' ? 'refused' : 'unclear';
      }
    },

    ...refillingBy((deps, asked) => askProvider(providerDeps(deps), { ...asked, id }), outcomeOf),
  };
}

const providerDeps = (deps: Deps): ProviderDeps => ({
  ...deps,
  keys: createKeys(deps),
  outbound: deps.outbound ?? createOutbound(),
});

/** An explicit answer is a refusal; after any other failure, the order may have been accepted. */
function outcomeOf(error: unknown): Extract<AddOutcome, { outcome: 'refused' | 'unknown' }> {
  if (!(error instanceof ProviderRefused)) throw error;
  const { problem, cause } = error;
  const neverLeft =
    cause instanceof OutboundError &&
    (cause.reason === 'not_allowed' || cause.reason === 'not_found');
  const isSaid = problem.code === 'upstream_says' || problem.code === 'upstream_key';
  if (!isSaid && !neverLeft) return { outcome: 'unknown' };
  const reason = problem.code === 'upstream_says' ? String(problem.params.text) : problem.code;
  return { outcome: 'refused', reason };
}
