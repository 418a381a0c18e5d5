import { invariant } from '#core/errors.ts';
import type { RefillRow } from '#core/ordering/refill-records/refill-rows.ts';
import { delivererOf } from '../deliverer-of.ts';
import type { Deliverer } from '../deliverer.ts';

/** Who has a refill, or is to get it. */
export function refillerOf(
  refill: Pick<RefillRow, 'route' | 'provider_id' | 'source_key'>,
): Deliverer {
  const { route, provider_id, source_key } = refill;
  invariant(route !== null, 'a refill is with somebody');
  return delivererOf({ route, provider_id, source_key, trade_type: null });
}
