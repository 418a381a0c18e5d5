import { invariant } from '#core/errors.ts';
import type { Deliverer } from './deliverer.ts';
import type { DispatchRow } from './dispatch.store.ts';
import { manual } from './manual.ts';
import { viewers } from './tasks/viewers.ts';
import { simulator } from './simulator/simulator.ts';
import { upstream } from './upstream/upstream.ts';

type DelivererOfInput = Pick<DispatchRow, 'route' | 'provider_id' | 'source_key' | 'trade_type'>;

/** Who has, or is to get, an order. */
export function delivererOf(given: DelivererOfInput): Deliverer {
  switch (given.route) {
    case 'simulator':
      return simulator;
    case 'manual':
      return manual;
    case 'tasks':
      return viewers;
    case 'api_v2': {
      const { provider_id: providerId, source_key: sourceKey, trade_type: tradeType } = given;
      invariant(providerId !== null && sourceKey !== null, 'a provider is named with its service');
      return upstream({ providerId, sourceKey, tradeType: tradeType ?? 'Default' });
    }
  }
}
