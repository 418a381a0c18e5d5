import type { Deps } from '#core/deps.ts';
import type { Gateway } from './gateway.ts';
import type { PaymentMethodRow } from './payment-method.store.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';

/** The gateway of a method; undefined for manual methods, which staff settle. */
export function gatewayOf({
  gateway,
  strategy,
}: Pick<PaymentMethodRow, 'gateway' | 'strategy'>): string | undefined {
  return gateway ?? (strategy === 'stripe_checkout' ? 'stripe' : undefined);
}

/** The gateway of this name, if the deployment has it. */
export function findGateway(deps: Deps, name: string): Gateway | undefined {
  const stripe = deps.services?.stripe;
  if (name === 'sandbox' && deps.isDemo) return createSandboxGateway(deps);
  return name === 'stripe' && stripe ? createStripeGateway(deps, stripe) : undefined;
}
