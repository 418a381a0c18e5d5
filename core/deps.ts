import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';

/** A text for people in a language, by its key; the core holds no texts of its own. */
export type Texts = (
  language: string,
  key: string,
  params?: Record<string, string | number>,
) => string;

/** Which instance serves hosts that match none: all of them, or only addresses of a first try. */
export interface DefaultInstance {
  slug: string;
  hosts: 'any' | 'local';
}

/** Everything the core needs from outside. */
export interface Deps {
  db: Database;
  clock: Clock;
  log: Log;
  texts: Texts;
  defaultInstance: DefaultInstance | undefined;
}
