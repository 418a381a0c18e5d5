import { createHash, randomInt } from 'node:crypto';

/** Without what is mistaken for each other when it is written down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const COUNT = 10;
/** 24 letters carry 118 bits: too many to try, so that a plain hash keeps them safe. */
const GROUPS = 6;
const GROUP_LENGTH = 4;

const group = () =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** The same for a code that somebody typed with other gaps or in capitals. */
export function hashRecoveryCode(code: string): Buffer {
  const plain = code.toLowerCase().replace(/[\s-]+/g, '');
  return createHash('sha256').update(plain).digest();
}
