import type { Deps } from '#core/deps.ts';
import { isOffered } from '../choose-method.ts';
import { findGateway, gatewayOf } from '../find-gateway.ts';
import type { CardVault } from '../gateway.ts';
import type { PaymentMethodRow } from '../payment-method.store.ts';

/** The gateway's card vault of a method, if the method is offered and can charge saved cards. */
export function vaultOf(
  method: PaymentMethodRow,
  deps: Deps,
): { gateway: string; vault: CardVault } | undefined {
  const gateway = gatewayOf(method);
  if (gateway === undefined || method.charge_type !== 'recurring') return undefined;
  const vault = isOffered(method, deps) ? findGateway(deps, gateway)?.cards : undefined;
  return vault && { gateway, vault };
}
