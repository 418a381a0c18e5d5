import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { lookAtToken } from '#core/accounts/one-time/one-time-token.ts';
import { findWaiting, type WaitingRow } from './invitation.store.ts';

const payload = z.object({ invitation: z.string() });

/** What the token of a link stands for; undefined once it was used, revoked or has expired. */
export async function openInvitation(
  parts: Pick<Deps, 'clock'> & { trx: Trx },
  { instanceId, token }: { instanceId: number; token: string },
): Promise<WaitingRow | undefined> {
  const found = await lookAtToken(parts, { instanceId, purpose: 'join_team', token });
  if (!found) return undefined;
  const id = BigInt(payload.parse(found.payload).invitation);
  return findWaiting(parts.trx, { instanceId, id });
}
