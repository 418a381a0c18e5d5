import type { Deliverer } from './deliverer.ts';

/** Somebody of the instance delivers; what they do is told by themselves, never asked for. */
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
