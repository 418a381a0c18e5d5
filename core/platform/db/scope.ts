import { AsyncLocalStorage } from 'node:async_hooks';
import { invariant } from '#core/errors.ts';

/** The application's role: sees the rows of one instance. */
export const APP_ROLE = 'marquee_app';
/** Sees the rows of every instance. */
export const SYSTEM_ROLE = 'marquee_system';
/** Owns the functions that keep balances; no transaction ever runs as it. */
export const LEDGER_ROLE = 'marquee_ledger';

/** As whom a transaction runs. The owner of the tables does migrations and nothing else. */
export type Scope = { as: 'app'; instanceId: number } | { as: 'system' } | { as: 'owner' };

/** What else holds for a transaction from its first statement on. */
export interface TransactionLimits {
  /** Refuses writes; set while the disk is nearly full. */
  readOnly: boolean;
  /** Ends a statement that runs longer; zero for no limit. */
  statementTimeoutMs: number;
  /** Ends a transaction that says nothing for longer; zero for no limit. */
  idleTimeoutMs: number;
}

const MAX_INT4 = 2_147_483_647;

/** A running transaction of the wrapper. */
export interface RunningScope {
  scope: Scope;
  isOver: boolean;
}

/** Carries the scope to the driver, through a query builder that has no place for it. */
export const scopes = new AsyncLocalStorage<RunningScope>();

/** Whether this runs within a transaction. */
export const isInTransaction = (): boolean => scopes.getStore()?.isOver === false;

/** Runs what begins a transaction; the transaction gets this scope. */
export async function inScope<T>(scope: Scope, run: () => Promise<T>): Promise<T> {
  // The embedded database has one session, for which the inner one would wait forever.
  invariant(!isInTransaction(), 'a transaction does not begin inside another one: pass on its trx');
  const running: RunningScope = { scope, isOver: false };
  try {
    return await scopes.run(running, run);
  } finally {
    running.isOver = true;
  }
}

/**
 * Begins a transaction and sets its role, its instance and its limits in the same round trip:
 * there is no moment in which it runs as anybody else. All values are constants or numbers,
 * because a message of several statements takes no parameters.
 */
export function beginStatement(begin: string, scope: Scope, limits: TransactionLimits): string {
  const settings: [name: string, value: string][] = [];
  if (scope.as === 'app') {
    const { instanceId } = scope;
    const isId = Number.isInteger(instanceId) && instanceId > 0 && instanceId <= MAX_INT4;
    invariant(isId, 'an instance id is a positive int4');
    settings.push(['role', APP_ROLE], ['marquee.instance_id', String(instanceId)]);
  } else if (scope.as === 'system') {
    settings.push(['role', SYSTEM_ROLE], ['marquee.instance_id', '']);
  }
  // Compiling a statement takes longer than running one of ours, and a plan by old statistics compiles it.
  if (scope.as !== 'owner') settings.push(['jit', 'off']);
  if (limits.statementTimeoutMs > 0) {
    settings.push(['statement_timeout', String(limits.statementTimeoutMs)]);
  }
  if (limits.idleTimeoutMs > 0) {
    settings.push(['idle_in_transaction_session_timeout', String(limits.idleTimeoutMs)]);
  }
  if (limits.readOnly) settings.push(['transaction_read_only', 'on']);
  if (settings.length === 0) return begin;
  const calls = settings.map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return `${begin}; select ${calls.join(', ')}`;
}
