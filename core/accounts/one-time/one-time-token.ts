import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { hashToken, newToken } from '#core/platform/secrets/token.ts';
import { TOKEN_MINUTES, type TokenPurpose } from './token-purposes.pure.ts';

const MINUTE_MS = 60_000;

interface Issue {
  instanceId: number;
  purpose: TokenPurpose;
  customerId?: bigint | undefined;
  payload?: object;
}

type Parts = Pick<Deps, 'clock'> & { trx: Trx };

/** Makes a secret for one use and answers it; only its hash is kept. */
export async function issueToken({ clock, trx }: Parts, issue: Issue): Promise<string> {
  const now = clock.now();
  const { token, hash } = newToken();
  await trx
    .insertInto('one_time_tokens')
    .values({
      instance_id: issue.instanceId,
      token_hash: hash,
      purpose: issue.purpose,
      customer_id: issue.customerId ?? null,
      payload: JSON.stringify(issue.payload ?? {}),
      created_at: now,
      expires_at: new Date(now.getTime() + TOKEN_MINUTES[issue.purpose] * MINUTE_MS),
    })
    .execute();
  return token;
}

interface Spent {
  instanceId: number;
  /** What somebody else has issued, and how long it is good for. */
  token: string;
  expiresAt: Date;
}

/** Remembers that a secret of another issuer was used; says no where it was before. */
export async function spendForeignToken(
  { clock, trx }: Parts,
  { instanceId, token, expiresAt }: Spent,
): Promise<boolean> {
  const row = await trx
    .insertInto('one_time_tokens')
    .values({
      instance_id: instanceId,
      token_hash: hashToken(token),
      purpose: 'spent',
      payload: '{}',
      created_at: clock.now(),
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export interface TakenToken {
  customerId: bigint | null;
  payload: unknown;
}

interface TakeTokenInput {
  instanceId: number;
  /** Any of them. */
  purpose: TokenPurpose | readonly TokenPurpose[];
  token: string;
}

/** Uses a token up. Of two parallel requests, only one gets it. */
export async function takeToken(
  { clock, trx }: Parts,
  given: TakeTokenInput,
): Promise<TakenToken | undefined> {
  const row = await trx
    .deleteFrom('one_time_tokens')
    .where('instance_id', '=', given.instanceId)
    .where('token_hash', '=', hashToken(given.token))
    .where('purpose', 'in', [given.purpose].flat())
    .where('expires_at', '>', clock.now())
    .returning(['customer_id', 'payload'])
    .executeTakeFirst();
  return row && { customerId: row.customer_id, payload: row.payload };
}

/** Makes every other token of the kind worthless, as after a new password. */
export async function dropTokens(
  trx: Trx,
  {
    instanceId,
    customerId,
    purposes,
  }: { instanceId: number; customerId: bigint; purposes: TokenPurpose[] },
): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('purpose', 'in', purposes)
    .execute();
}

/** What a token stands for, without using it up. */
export async function lookAtToken(
  { clock, trx }: Parts,
  given: TakeTokenInput,
): Promise<TakenToken | undefined> {
  const row = await trx
    .selectFrom('one_time_tokens')
    .select(['customer_id', 'payload'])
    .where('instance_id', '=', given.instanceId)
    .where('token_hash', '=', hashToken(given.token))
    .where('purpose', 'in', [given.purpose].flat())
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row && { customerId: row.customer_id, payload: row.payload };
}

/** Whose token it is, without using it up. */
export async function peekToken(parts: Parts, given: TakeTokenInput): Promise<bigint | undefined> {
  return (await lookAtToken(parts, given))?.customerId ?? undefined;
}

/** Runs across instances. */
export async function deleteExpiredTokens(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute();
}
