import type { z } from 'zod';
import { OutboundError, type Outbound } from '#core/platform/outbound/outbound.ts';
import { PaymentRefused } from '../gateway.ts';
import type { AccountProblem } from './account-gateways.pure.ts';
import { KeysRefused, LONGEST_SAID } from './connector.ts';
import { toldText } from './told-text.ts';

const TIMEOUT_MS = 10_000;

/** After these nobody knows whether it was done, or it is only to be asked again. */
const UNCERTAIN: readonly number[] = [408, 409, 425, 429];

/** A provider's certain no: nothing was done. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly status: number;
  readonly said: string | undefined;

  constructor(status: number, said?: string) {
    super(said ?? `A payment provider refuses with ${status}.`);
    this.status = status;
    this.said = said;
  }
}

/** An answer that says nothing about what was done. */
export class ProviderUnclear extends Error {
  override readonly name = 'ProviderUnclear';
}

interface ProviderCall<T> {
  url: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  body?: string | undefined;
  answer: z.ZodType<T>;
  /** What a refusal says, of its parsed body. */
  saidIn: (body: unknown) => string | undefined;
  /** They are taken out of whatever is said. */
  secrets: readonly string[];
}

/** Throws `ProviderRefused` after a certain no; after any other error the outcome is unknown. */
export async function callProvider<T>(outbound: Outbound, call: ProviderCall<T>): Promise<T> {
  const { url, method, headers, body, answer: expected, saidIn, secrets } = call;
  const answer = await outbound.send({
    ...{ url, method, timeoutMs: TIMEOUT_MS },
    headers: { accept: 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
  const { status } = answer;
  const parsed = parseJson(answer.body.toString());
  if (status >= 200 && status < 300) {
    const result = expected.safeParse(parsed);
    if (result.success) return result.data;
    const fields = result.error.issues.map(({ path }) => path.join('.') || 'all').join(', ');
    throw new ProviderUnclear(`A payment provider answered something else: ${fields}`);
  }
  if (status >= 400 && status < 500 && !UNCERTAIN.includes(status)) {
    const said = saidIn(parsed);
    throw new ProviderRefused(status, said === undefined ? said : withoutSecrets(said, secrets));
  }
  throw new ProviderUnclear(`A payment provider answered with ${status}.`);
}

/** Undefined for what is not JSON, such as an empty answer. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** A server of somebody else may repeat what it was sent. */
function withoutSecrets(said: string, secrets: readonly string[]): string {
  const shown = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), said);
  return toldText(shown, LONGEST_SAID);
}

/** Tells a refusal, after which there is no payment or refund, from an unknown outcome. */
export async function orPaymentRefused<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderRefused) throw new PaymentRefused(error.message, { cause: error });
    throw error;
  }
}

/** Says of any failure why the keys cannot be used. */
export async function orKeysRefused<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof KeysRefused) throw error;
    if (error instanceof ProviderRefused) throw new KeysRefused(problemOf(error), error.said);
    const isSilent = error instanceof OutboundError || error instanceof ProviderUnclear;
    throw isSilent ? new KeysRefused('no_answer') : error;
  }
}

function problemOf({ status }: ProviderRefused): AccountProblem {
  if (status === 401) return 'keys_refused';
  return status === 403 ? 'keys_too_narrow' : 'not_ready';
}

/** Nothing instead of an error where the provider does not know what was asked for. */
export async function orUnknown<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderRefused && error.status === 404) return undefined;
    throw error;
  }
}
