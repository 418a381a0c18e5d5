import type { Clock } from '#core/clock.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';

export { findIdByAffiliateCode } from './customer.store.ts';

/** For how long a click on a link counts. */
export const CLICK_DAYS = 14;
const CLICK_MS = CLICK_DAYS * 86_400_000;

/** The code of a customer, and behind a tilde the name that they gave to the link. */
const PLAIN = /^([\w.:-]{1,64})(?:~([\w.:-]{1,64}))?$/;
/** The same of a click, with its second and a signature. */
const SIGNED = /^([\w.:-]{1,64})~([\w.:-]{0,64})~([\da-z]{1,9})~([\w-]{43})$/;

export interface AffiliateCode {
  code: string;
  /** Empty for a link without a name. */
  subId: string;
}

interface Of {
  instanceId: number;
}

interface Signing {
  keys: Pick<Keys, 'sign' | 'isSignature'>;
  clock: Clock;
}

/** Undefined for what no link could say. */
export function parseAffiliateCode(text: string | undefined): AffiliateCode | undefined {
  const [, code, subId = ''] = PLAIN.exec(text ?? '') ?? [];
  return code === undefined ? undefined : { code: code.toLowerCase(), subId };
}

export const formatAffiliateCode = ({ code, subId }: AffiliateCode): string =>
  subId === '' ? code : `${code}~${subId}`;

const wordsOf = (instanceId: number, click: string) => `${instanceId} ${click}`;

/** What a browser keeps of a click: good for fourteen days, at the instance that was clicked to. */
export async function signClick(
  { keys, clock }: Signing,
  { instanceId, code, subId }: Of & AffiliateCode,
): Promise<string> {
  const second = Math.floor(clock.now().getTime() / 1_000).toString(36);
  const click = `${code}~${subId}~${second}`;
  return `${click}~${await keys.sign('referral', wordsOf(instanceId, click))}`;
}

/**
 * Reads a code as links have it, or a click as a browser has kept it, to the first of both.
 * Undefined for a click that is too old, or was signed for another instance or by nobody.
 */
export async function readAffiliateCode(
  { keys, clock }: Signing,
  { instanceId, given }: Of & { given: string | null | undefined },
): Promise<string | undefined> {
  const text = given ?? '';
  const [, code, subId = '', second = '', signature = ''] = SIGNED.exec(text) ?? [];
  if (code === undefined) {
    const plain = parseAffiliateCode(text);
    return plain && formatAffiliateCode(plain);
  }
  const click = text.slice(0, -signature.length - 1);
  const age = clock.now().getTime() - parseInt(second, 36) * 1_000;
  const isSigned = await keys.isSignature('referral', wordsOf(instanceId, click), signature);
  return isSigned && age <= CLICK_MS ? formatAffiliateCode({ code, subId }) : undefined;
}
