import { z } from 'zod';
import { callProvider, ProviderRefused } from '../accounts/call-provider.ts';
import type { ConnectorDeps } from '../accounts/connector.ts';
import type { PaypalKeys } from '../accounts/payment-account.contract.ts';
import { forgetToken, tokenFor } from './paypal-token.ts';

const HOSTS = {
  live: { api: 'https://api-m.paypal.com', pages: 'https://www.paypal.com' },
  sandbox: { api: 'https://api-m.sandbox.paypal.com', pages: 'https://www.sandbox.paypal.com' },
} as const;

interface PaypalCall<T> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Begins with a slash. */
  path: string;
  /** JSON. */
  body?: string;
  /** PayPal answers a second call with the same one as it did the first. */
  requestId?: string;
  answer: z.ZodType<T>;
}

export interface PaypalClient {
  /** Where payers see what they are asked for. */
  pages: string;
  /** Asks for a new token next: an earlier one is good for hours after its keys were withdrawn. */
  forget(): void;
  /** Throws `ProviderRefused` after a certain no; after any other error the outcome is unknown. */
  call<T>(asked: PaypalCall<T>): Promise<T>;
}

const refusal = z.object({
  message: z.string().optional(),
  error_description: z.string().optional(),
  details: z
    .array(z.object({ issue: z.string().optional(), description: z.string().optional() }))
    .optional(),
});

function saidIn(body: unknown): string | undefined {
  const { data } = refusal.safeParse(body);
  const [detail] = data?.details ?? [];
  return detail?.description ?? detail?.issue ?? data?.error_description ?? data?.message;
}

export function createPaypalClient(
  { outbound, clock }: ConnectorDeps,
  keys: PaypalKeys,
): PaypalClient {
  const { api: host, pages } = HOSTS[keys.mode];

  async function callWith<T>(asked: PaypalCall<T>, token: string): Promise<T> {
    const { method, path, body, requestId, answer } = asked;
    return callProvider(outbound, {
      ...{ url: `${host}${path}`, method, body, answer, saidIn },
      headers: {
        authorization: `Bearer ${token}`,
        prefer: 'return=representation',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      secrets: [keys.client_secret, token],
    });
  }

  const token = () => tokenFor({ outbound, clock, host, keys, saidIn });
  const forget = () => forgetToken({ host, keys });
  return {
    ...{ pages, forget },
    async call(asked) {
      const known = await token();
      try {
        return await callWith(asked, known);
      } catch (error) {
        if (!(error instanceof ProviderRefused) || error.status !== 401) throw error;
        // A token can be withdrawn before its time; if the keys were, there is no new one.
        forget();
        return callWith(asked, await token());
      }
    },
  };
}
