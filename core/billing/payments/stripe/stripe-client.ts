import Stripe from 'stripe';
import { PaymentRefused } from '../gateway.ts';

export interface StripeSettings {
  secretKey: string;
  /** One secret per endpoint at Stripe, as each host of an instance has its own. */
  webhookSecrets: readonly string[];
  /** Replaces Stripe's host in tests. */
  host?: { protocol: 'http'; host: string; port: number };
}

const TIMEOUT_MS = 10_000;

export function createStripeClient({ secretKey, host }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    ...host,
    timeout: TIMEOUT_MS,
    // Retries are safe, because every changing call carries an idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Distinguishes a refusal, after which there is no payment, from an unknown outcome. */
export async function orRefusal<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isRefusal(error)) throw new PaymentRefused(error.message, { cause: error });
    throw error;
  }
}

/** 409 means a parallel call with the same key, which may still succeed. */
function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode = 0 } = error;
  return statusCode >= 400 && statusCode < 500 && statusCode !== 409;
}
