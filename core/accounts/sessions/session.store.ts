import type { Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { usesTwoFactor } from '#core/accounts/customers/uses-two-factor.ts';
import { rolePermissions } from '#core/accounts/roles/role-permissions.ts';
import type { SessionsTable } from './session.tables.ts';

export type SessionRow = Selectable<SessionsTable>;

interface NewSession {
  instanceId: number;
  customerId: bigint;
  now: Date;
  endsAt: Date;
  address: string;
  userAgent: string;
  impersonation?: { staffId: bigint; reason: string } | undefined;
}

export async function insertSession(trx: Trx, session: NewSession): Promise<bigint> {
  const { id } = await trx
    .insertInto('sessions')
    .values({
      instance_id: session.instanceId,
      customer_id: session.customerId,
      created_at: session.now,
      last_seen_at: session.now,
      ends_at: session.endsAt,
      address: session.address,
      user_agent: session.userAgent,
      impersonator_id: session.impersonation?.staffId ?? null,
      impersonation_reason: session.impersonation?.reason ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewSessionToken {
  instanceId: number;
  sessionId: bigint;
  hash: Uint8Array;
  issuedAt: Date;
  expiresAt: Date;
}

export async function insertSessionToken(trx: Trx, token: NewSessionToken): Promise<void> {
  await trx
    .insertInto('session_tokens')
    .values({
      instance_id: token.instanceId,
      session_id: token.sessionId,
      token_hash: token.hash,
      issued_at: token.issuedAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

interface TokenRef {
  instanceId: number;
  hash: Uint8Array;
}

/** The session of a token with its customer; whoever left has none. */
export async function findSessionByToken(trx: Trx, { instanceId, hash }: TokenRef) {
  return trx
    .selectFrom('session_tokens as token')
    .innerJoin('sessions as session', (join) =>
      join
        .onRef('session.instance_id', '=', 'token.instance_id')
        .onRef('session.id', '=', 'token.session_id'),
    )
    .innerJoin('customers as customer', (join) =>
      join
        .onRef('customer.instance_id', '=', 'session.instance_id')
        .onRef('customer.id', '=', 'session.customer_id'),
    )
    .select([
      'token.expires_at',
      'token.superseded_at',
      'token.first_used_at',
      'session.id as session_id',
      'session.customer_id',
      'session.ends_at',
      'session.ended_at',
      'session.last_seen_at',
      'session.impersonator_id',
      'customer.roles',
      rolePermissions('customer').as('role_permissions'),
      'customer.frozen_at',
      'customer.grade_id',
      'customer.referred_by',
      usesTwoFactor('customer').as('has_two_factor'),
    ])
    .where('token.instance_id', '=', instanceId)
    .where('token.token_hash', '=', hash)
    .where('customer.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Makes renewals of one session wait for each other. */
export async function lockSession(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<void> {
  await trx
    .selectFrom('sessions')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

/** Remembers that whoever got a token has it. */
export async function markTokenUsed(
  trx: Trx,
  { instanceId, hash, now }: TokenRef & { now: Date },
): Promise<void> {
  await trx
    .updateTable('session_tokens')
    .set({ first_used_at: now })
    .where('instance_id', '=', instanceId)
    .where('token_hash', '=', hash)
    .where('first_used_at', 'is', null)
    .execute();
}

interface Successors extends TokenRef {
  sessionId: bigint;
  /** When the token was renewed that they came after. */
  since: Date;
}

/** Whether somebody has a token that came after another one. */
export async function isSuccessorUsed(
  trx: Trx,
  { instanceId, hash, sessionId, since }: Successors,
): Promise<boolean> {
  const row = await trx
    .selectFrom('session_tokens')
    .select('token_hash')
    .where('instance_id', '=', instanceId)
    .where('session_id', '=', sessionId)
    .where('issued_at', '>=', since)
    .where('token_hash', '!=', hash)
    .where('first_used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes worthless what was sent and never arrived. */
export async function deleteUnusedSuccessors(
  trx: Trx,
  { instanceId, hash, sessionId, since }: Successors,
): Promise<void> {
  await trx
    .deleteFrom('session_tokens')
    .where('instance_id', '=', instanceId)
    .where('session_id', '=', sessionId)
    .where('issued_at', '>=', since)
    .where('token_hash', '!=', hash)
    .where('first_used_at', 'is', null)
    .execute();
}

export async function supersedeToken(
  trx: Trx,
  { instanceId, hash, now }: TokenRef & { now: Date },
): Promise<void> {
  await trx
    .updateTable('session_tokens')
    .set({ superseded_at: now })
    .where('instance_id', '=', instanceId)
    .where('token_hash', '=', hash)
    .where('superseded_at', 'is', null)
    .execute();
}

export async function markSeen(
  trx: Trx,
  { instanceId, id, now, address }: { instanceId: number; id: bigint; now: Date; address: string },
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ last_seen_at: now, ...(address && { address }) })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

interface SessionsToEnd {
  instanceId: number;
  customerId: bigint;
  now: Date;
  reason: string;
  /** Only this one. */
  id?: bigint | undefined;
  /** All but this one. */
  except?: bigint | undefined;
}

/** Answers how many were ended. */
export async function endSessionRows(trx: Trx, ending: SessionsToEnd): Promise<number> {
  let query = trx
    .updateTable('sessions')
    .set({ ended_at: ending.now, end_reason: ending.reason })
    .where('instance_id', '=', ending.instanceId)
    .where('customer_id', '=', ending.customerId)
    .where('ended_at', 'is', null);
  if (ending.id !== undefined) query = query.where('id', '=', ending.id);
  if (ending.except !== undefined) query = query.where('id', '!=', ending.except);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

interface OfCustomer {
  instanceId: number;
  customerId: bigint;
}

/** What is still signed in, the latest first. Staff's glances are not the customer's devices. */
export async function listOpenSessions(
  trx: Trx,
  { instanceId, customerId, now }: OfCustomer & { now: Date },
): Promise<SessionRow[]> {
  return trx
    .selectFrom('sessions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .where('impersonator_id', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session_tokens')
          .select('token_hash')
          .whereRef('session_tokens.instance_id', '=', 'sessions.instance_id')
          .whereRef('session_tokens.session_id', '=', 'sessions.id')
          .where('session_tokens.expires_at', '>', now),
      ),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** Whether somebody signed in before, and from a browser that called itself the same. */
export async function knownDevice(
  trx: Trx,
  { instanceId, customerId, userAgent }: OfCustomer & { userAgent: string },
): Promise<'first' | 'known' | 'new'> {
  const own = trx
    .selectFrom('sessions')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('impersonator_id', 'is', null)
    .limit(1);
  if (!(await own.executeTakeFirst())) return 'first';
  return (await own.where('user_agent', '=', userAgent).executeTakeFirst()) ? 'known' : 'new';
}
