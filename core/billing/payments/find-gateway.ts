import type { Deps } from '#core/deps.ts';
import type { Gateway } from './gateway.ts';
import type { PaymentMethodRow } from './payment-method.store.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';

/** Who takes the money of a method; undefined where it is the owner, whom staff speak for. */
export function gatewayOf({
  gateway,
  strategy,
}: Pick<PaymentMethodRow, 'gateway' | 'strategy'>): string | undefined {
  return gateway ?? (strategy === 'stripe_checkout' ? 'stripe' : undefined);
}

/** The gateway of a name, where this deployment has it. */
export function findGateway(deps: Deps, name: string): Gateway | undefined {
  const stripe = deps.services?.stripe;
  if (name === 'sandbox' && deps.isDemo) return createSandboxGateway(deps);
  return name === 'stripe' && stripe ? createStripeGateway(deps, stripe) : undefined;
}
