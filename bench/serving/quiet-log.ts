import type { Log } from '#core/log.ts';

/** Keeps nothing: what a log costs, or keeps in memory, is no part of what is measured. */
export const QUIET_LOG: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (fields, message) => console.error(message, fields),
  child: () => QUIET_LOG,
};
