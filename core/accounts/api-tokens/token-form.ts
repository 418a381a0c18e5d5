import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { hashToken, type NewToken } from '#core/platform/secrets/token.ts';

/**
 * How a token of the API looks: `mqk_`, 256 random bits and a checksum, so that scanners find one
 * that was published, and one that was mistyped is refused without asking the database.
 */
const PREFIX = 'mqk_';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_BYTES = 32;
/** As many letters as 256 bits and as 32 bits need. */
const RANDOM_LETTERS = 43;
const CHECK_LETTERS = 6;
const FORM = new RegExp(
  `^${PREFIX}([0-9A-Za-z]{${RANDOM_LETTERS}})([0-9A-Za-z]{${CHECK_LETTERS}})$`,
);
const HINT_LETTERS = 4;

export function newApiToken(): NewToken & { hint: string } {
  const random = inLetters(
    BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`),
    RANDOM_LETTERS,
  );
  const token = `${PREFIX}${random}${checkOf(random)}`;
  return { token, hash: hashToken(token), hint: hintOf(token) };
}

/** Whether a text may be a token at all. */
export function isApiToken(text: string): boolean {
  const [, random, check] = FORM.exec(text) ?? [];
  return random !== undefined && checkOf(random) === check;
}

/** What a customer tells tokens apart by; it opens nothing. */
const hintOf = (token: string) => `${PREFIX}…${token.slice(-HINT_LETTERS)}`;

const checkOf = (random: string) => inLetters(BigInt(crc32(PREFIX + random)), CHECK_LETTERS);

function inLetters(value: bigint, length: number): string {
  const base = BigInt(LETTERS.length);
  let [rest, text] = [value, ''];
  while (text.length < length) {
    text = (LETTERS[parseInt(String(rest % base), 10)] ?? '') + text;
    rest /= base;
  }
  return text;
}
