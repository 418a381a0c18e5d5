import type { Deps } from '#core/deps.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';

/** What asking a provider needs beside the core's own dependencies. */
export interface ProviderDeps extends Pick<Deps, 'db' | 'clock'> {
  keys: Keys;
  outbound: Outbound;
}
