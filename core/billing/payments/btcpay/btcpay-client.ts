import { z } from 'zod';
import { callProvider } from '../accounts/call-provider.ts';
import type { ConnectorDeps } from '../accounts/connector.ts';
import type { BtcpayKeys } from '../accounts/payment-account.contract.ts';

interface BtcpayCall<T> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the store: empty, or begins with a slash. */
  path: string;
  body?: object;
  answer: z.ZodType<T>;
}

export interface BtcpayClient {
  storeId: string;
  /** Throws `ProviderRefused` after a certain no; after any other error the outcome is unknown. */
  call<T>(asked: BtcpayCall<T>): Promise<T>;
}

const problem = z.object({ message: z.string() });
/** Of a form, there is one for each field. */
const refusal = z.union([problem, z.tuple([problem], z.unknown()).transform(([first]) => first)]);

const saidIn = (body: unknown): string | undefined => refusal.safeParse(body).data?.message;

export function createBtcpayClient(
  { outbound }: ConnectorDeps,
  { url, store_id: storeId, api_key: key }: BtcpayKeys,
): BtcpayClient {
  const store = `${baseOf(url)}/api/v1/stores/${storeId}`;
  return {
    storeId,
    call: ({ method, path, body, answer }) =>
      callProvider(outbound, {
        ...{ url: `${store}${path}`, method, answer, saidIn, secrets: [key] },
        headers: {
          authorization: `token ${key}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      }),
  };
}

/** A server may have a path of a host for itself. */
function baseOf(text: string): string {
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
