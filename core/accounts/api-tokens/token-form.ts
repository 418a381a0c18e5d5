import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { hashToken, type NewToken } from '#core/platform/secrets/token.ts';

/**
 * How a token of the API looks: `mqk_`, or `mqt_` where it only tries things out, 256 random bits and
 * a checksum, so that scanners find one that was published, and one that was mistyped is refused
 * without asking the database.
 */
const PREFIXES = { live: 'mqk_', test: 'mqt_' } as const;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_BYTES = 32;
/** As many letters as 256 bits and as 32 bits need. */
const RANDOM_LETTERS = 43;
const CHECK_LETTERS = 6;
const FORM = new RegExp(
  `^(${Object.values(PREFIXES).join('|')})([0-9A-Za-z]{${RANDOM_LETTERS}})([0-9A-Za-z]{${CHECK_LETTERS}})$`,
);
/** What a customer tells tokens apart by; it opens nothing. */
const HINT_LETTERS = 4;

export function newApiToken({ isTest = false } = {}): NewToken & { hint: string } {
  const prefix = isTest ? PREFIXES.test : PREFIXES.live;
  const random = inLetters(
    BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`),
    RANDOM_LETTERS,
  );
  const token = `${prefix}${random}${checkOf(prefix, random)}`;
  return { token, hash: hashToken(token), hint: `${prefix}…${token.slice(-HINT_LETTERS)}` };
}

/** Whether a text may be a token at all. */
export function isApiToken(text: string): boolean {
  const [, prefix = '', random, check] = FORM.exec(text) ?? [];
  return random !== undefined && checkOf(prefix, random) === check;
}

/** Reckoned in numbers: every call of a program asks for it. */
function checkOf(prefix: string, random: string): string {
  let [rest, text] = [crc32(prefix + random), ''];
  for (let at = 0; at < CHECK_LETTERS; at += 1) {
    text = (LETTERS[rest % LETTERS.length] ?? '') + text;
    rest = Math.floor(rest / LETTERS.length);
  }
  return text;
}

function inLetters(value: bigint, length: number): string {
  const base = BigInt(LETTERS.length);
  let [rest, text] = [value, ''];
  while (text.length < length) {
    text = (LETTERS[parseInt(String(rest % base), 10)] ?? '') + text;
    rest /= base;
  }
  return text;
}
