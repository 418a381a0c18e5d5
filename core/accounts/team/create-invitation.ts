import type { Language } from '#locales/languages.ts';
import type { Deps } from '#core/deps.ts';
import { emailKey } from '#core/accounts/customers/email.ts';
import { queueLinkMail } from '#core/accounts/mails/queue-account-mail.ts';
import { issueToken } from '#core/accounts/one-time/one-time-token.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Brand } from '#core/tenancy/brand/brand.ts';
import { insertInvitation, replaceInvitations } from './invitation.store.ts';

/** As long as the token of its link. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

interface Inviting {
  instanceId: number;
  /** As it is to be kept. */
  email: string;
  roles: readonly string[];
  language: Language;
  brand: Brand;
  /** Absent where the operator invites the first owner. */
  inviter?: { id: bigint; name: string };
}

/** Writes the mail with the link, which takes the place of an earlier one. */
export async function createInvitation(
  deps: Pick<Deps, 'clock' | 'texts'> & { trx: Trx },
  { instanceId, email, roles, language, brand, inviter }: Inviting,
): Promise<{ id: bigint; path: string }> {
  const { trx } = deps;
  const now = deps.clock.now();
  await replaceInvitations(trx, { instanceId, emailKey: emailKey(email), now });
  const id = await insertInvitation(trx, {
    instance_id: instanceId,
    ...{ email, roles: [...roles], invited_by: inviter?.id ?? null },
    created_at: now,
    expires_at: new Date(now.getTime() + GOOD_FOR_MS),
  });
  const payload = { invitation: String(id) };
  const token = await issueToken(deps, { instanceId, purpose: 'join_team', payload });
  const path = `/team/join?token=${token}`;
  await queueLinkMail(deps, {
    ...{ instanceId, to: email, language, brand, path },
    ...(inviter
      ? { kind: 'teamInvitation', facts: { name: inviter.name } }
      : { kind: 'ownerInvitation' }),
  });
  return { id, path };
}
