import type { Deliverer } from './deliverer.ts';

/** Staff of the instance deliver; they report by themselves and are not asked. */
export const manual: Deliverer = {
  isRepeatable: true,
  add: async (_deps, { requestId }) => ({ outcome: 'accepted', reference: `own-${requestId}` }),
  states: async () => new Map(),
  // They see the wish in their queue and decide.
  cancel: async () => 'unclear',
  standing: async () => new Map(),
  refill: async (_deps, { requestId }) => ({ outcome: 'accepted', reference: `own-${requestId}` }),
  refillStates: async () => new Map(),
};
