import { pino } from 'pino';
import type { Log } from '#core/log.ts';

/** One JSON line for each event, the level as a word. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
