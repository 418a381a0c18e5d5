import { sql } from 'kysely';
import { AppError } from '#core/errors.ts';
import { actAs } from '#core/platform/db/act-as.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { canonicalHost } from '#core/platform/http/host.ts';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';
import { instanceAt } from '#core/tenancy/instances/rented-instance.ts';
import { readUrlsOf } from './provider.store.ts';

/**
 * Refuses a provider from which an order would come back: the panel itself, or one of this deployment
 * that orders from it, directly or through others. Each round would charge somebody once more. To be
 * asked in the transaction that keeps the address: until it ends no other panel gets one, so that two
 * which add each other at once do not both find nothing.
 */
export async function requireNoRing(
  trx: Trx,
  { instanceId, url }: { instanceId: number; url: string },
): Promise<void> {
  const then = { as: 'app', instanceId } as const;
  const code = await actAs(trx, { as: { as: 'system' }, then }, async () => {
    await sql`select pg_advisory_xact_lock(hashtextextended('addresses of providers', 0))`.execute(
      trx,
    );
    const first = await panelAt(trx, url);
    if (first === instanceId) return 'upstream_own';
    return first !== undefined && (await isReached(trx, first, instanceId))
      ? 'upstream_ring'
      : undefined;
  });
  if (code === undefined) return;
  throw new AppError('validation_failed', { fields: { url: [{ code }] } });
}

/** However a host is written, it is the same panel that answers. */
function panelAt(trx: Trx, url: string): Promise<number | undefined> {
  const host = canonicalHost(parseUrl(url)?.hostname ?? '');
  return host === undefined ? Promise.resolve(undefined) : instanceAt(trx, host);
}

async function isReached(trx: Trx, from: number, target: number): Promise<boolean> {
  const seen = new Set([from]);
  let next = [from];
  while (next.length > 0) {
    const urls = await readUrlsOf(trx, next);
    next = [];
    for (const url of urls) {
      const panel = await panelAt(trx, url);
      if (panel === target) return true;
      if (panel === undefined || seen.has(panel)) continue;
      seen.add(panel);
      next.push(panel);
    }
  }
  return false;
}
