import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '#core/clock.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import { CAPTCHA_MS } from './captcha-times.ts';

interface Parts {
  clock: Clock;
  keys: Keys;
}

/** Without the digits that are mistaken for a letter or for each other. */
const DIGITS = '23456789';
const LENGTH = 5;
const FORM = /^([0-9a-z]{1,12})\.[\w-]{16}$/;

/** Its answers follow from its id and a key, so that only what was answered has to be kept. */
export interface Question {
  id: string;
  digits: string;
  sum: [number, number];
  expiresAt: Date;
}

export async function createQuestion(
  { clock, keys }: Parts,
  instanceId: number,
): Promise<Question> {
  const expiresAt = new Date(clock.now().getTime() + CAPTCHA_MS);
  const id = `${expiresAt.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
  return { id, expiresAt, ...(await answersTo(keys, instanceId, id)) };
}

/** The question behind an id, in whichever way it came here; undefined once its time is over. */
export async function findQuestion(
  { clock, keys }: Parts,
  instanceId: number,
  id: string,
): Promise<Question | undefined> {
  const [, time] = FORM.exec(id) ?? [];
  const now = clock.now().getTime();
  const end = Number.parseInt(time ?? '', 36);
  // An id that somebody made up has answers that nobody can know, but must not be kept for ever.
  if (!(end > now && end <= now + CAPTCHA_MS)) return undefined;
  return { id, expiresAt: new Date(end), ...(await answersTo(keys, instanceId, id)) };
}

export function isAnswer({ digits, sum }: Question, given: string): boolean {
  const typed = given.normalize('NFKC').replace(/\s+/g, '');
  return typed === digits || typed === String(sum[0] + sum[1]);
}

async function answersTo(keys: Keys, instanceId: number, id: string) {
  const key = await keys.key('captcha-answer');
  const bytes = createHmac('sha256', key).update(`${instanceId}/${id}`).digest();
  const digits = Array.from(bytes.subarray(0, LENGTH), (byte) => DIGITS[byte % DIGITS.length]);
  const sum: [number, number] = [
    11 + ((bytes[LENGTH] ?? 0) % 29),
    2 + ((bytes[LENGTH + 1] ?? 0) % 8),
  ];
  return { digits: digits.join(''), sum };
}
