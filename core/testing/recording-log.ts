import type { Log } from '#core/log.ts';

export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error';
  message: string;
  fields: Record<string, unknown>;
}

export interface RecordingLog extends Log {
  lines: LogLine[];
  /** Announces errors that the test provokes; every other one fails it. */
  allowErrors(): void;
}

/**
 * Keeps what was logged. An error that nobody announced goes to the console, where the guard of
 * the test setup sees it and fails the test.
 */
export function createRecordingLog(): RecordingLog {
  const lines: LogLine[] = [];
  let areErrorsAllowed = false;

  function record(level: LogLine['level'], bound: object, fields: object, message: string): void {
    lines.push({ level, message, fields: { ...bound, ...fields } });
    if (level === 'error' && !areErrorsAllowed) console.error(message, fields);
  }

  const bind = (bound: object): Log => ({
    debug: (fields, message) => record('debug', bound, fields, message),
    info: (fields, message) => record('info', bound, fields, message),
    warn: (fields, message) => record('warn', bound, fields, message),
    error: (fields, message) => record('error', bound, fields, message),
    child: (fields) => bind({ ...bound, ...fields }),
  });

  return { ...bind({}), lines, allowErrors: () => void (areErrorsAllowed = true) };
}
