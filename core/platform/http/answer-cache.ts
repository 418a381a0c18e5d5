import { BoundedCache } from '#core/platform/cache/bounded-cache.ts';
import { makeAnswer, type Answer } from './answer.ts';

const MOST_BYTES = 64 * 1024 * 1024;

/** Ready answers; a key names everything that an answer depends on. */
export interface AnswerCache {
  get<T>(key: readonly (string | number | bigint)[], make: () => T | Promise<T>): Promise<Answer>;
}

export function createAnswerCache(): AnswerCache {
  const answers = new BoundedCache<Answer>({
    mostWeight: MOST_BYTES,
    weigh: (answer) => answer.bytes.length,
  });
  return {
    get: (key, make) => answers.get(key.join(' '), async () => makeAnswer(await make())),
  };
}
