import { AppError } from '#core/errors.ts';

/**
 * What PostgreSQL and the network say when the database cannot serve at the moment, as opposed to
 * when a statement is wrong: connection lost or refused (class 08), shutting down or timed out
 * (57), out of connections, memory or disk (53), idle for too long (25P03), writes refused
 * because of a nearly full disk (25006), two transactions in each other's way (40).
 */
const SQL_STATE = /^(08...|40...|53...|57014|57P..|25P03|25006)$/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The driver says these without a code. */
const DRIVER =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|timeout exceeded when trying to connect|Query read timeout|Postgres connection has been discarded)/;

/** Turns "the database cannot serve now" into the refusal a client understands; passes on the rest. */
export function asAppError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isUnavailable = SQL_STATE.test(code) || NETWORK.has(code) || DRIVER.test(error.message);
  return isUnavailable ? new AppError('unavailable', { cause: error }) : error;
}

/** A parallel transaction has written the same value. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505');

/** A write where none is allowed: for work that only reads, a fault of its own. */
export const isWriteRefusal = (error: unknown): boolean => hasCode(error, '25006');

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
