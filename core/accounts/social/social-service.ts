import { z } from 'zod';
import type { SocialProvider } from './social.contract.ts';

/** Keys of the deployment; a service without them is not offered. */
export interface SocialServices {
  google?: {
    clientId: string;
    clientSecret: string;
    /** Where browsers may offer it by themselves: Google has to know these hosts as well. */
    oneTapHosts?: readonly string[];
  };
  facebook?: { appId: string; appSecret: string };
  telegram?: { botToken: string };
}

/** Whom a service says somebody is. */
export const socialPerson = z.object({
  subject: z.string().min(1).max(200),
  name: z.string(),
  /** Only one that the service itself has verified. */
  email: z.string().optional(),
  username: z.string().optional(),
});

export type SocialPerson = z.infer<typeof socialPerson>;

/** What the way there and the way back have in common. */
export interface RoundTrip {
  state: string;
  nonce: string;
  /** Of PKCE: only who started can exchange the code. */
  verifier: string;
  /** Where the service sends the visitor back to. */
  callback: string;
}

export interface SocialService {
  provider: SocialProvider;
  clientId?: string;
  /** Hosts at which one tap is enough. */
  oneTapHosts?: readonly string[];
  addressFor(trip: RoundTrip): string;
  /** Undefined for an answer that proves nothing; throws where the service cannot be asked. */
  readPerson(query: Record<string, unknown>, trip: RoundTrip): Promise<SocialPerson | undefined>;
}

const TIMEOUT_MS = 5000;

/** Asks a service for JSON; a refusal of it is an answer without what was asked for. */
export async function askService(url: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  if (response.status >= 500) throw new Error(`${new URL(url).host} answered ${response.status}`);
  return response.json();
}
