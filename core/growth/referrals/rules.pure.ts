import { fractionOff } from '#core/money/money.ts';

/** What is known of a customer who was referred, and of who has referred them. */
export interface Facts {
  email: string | null;
  referrerEmail: string | null;
  hasSameCard: boolean;
  /** The same browser at the same address of the network. */
  hasSameDevice: boolean;
  hasSameAddress: boolean;
  /** Whether the referrer was referred by this customer, themselves or by others between them. */
  isRing: boolean;
  isReferrerActive: boolean;
  /** How many the referrer has brought in the day before this one came. */
  broughtInDay: number;
  /** Of all commissions of the referrer: how many there were, and what became of their sum. */
  commissions: number;
  earnedMicro: bigint;
  reversedMicro: bigint;
}

export const REASONS = [
  'same_email',
  'same_card',
  'same_device',
  'same_address',
  'disposable_email',
  'too_many',
  'ring',
  'refunds',
  'referrer_gone',
  'rule_failed',
  'by_staff',
] as const;

export type Reason = (typeof REASONS)[number];

/** Kept: nothing is released before somebody has looked at it. */
export const REFERRAL_DECISIONS = ['allowed', 'kept', 'refused'] as const;

export interface Judgement {
  decision: (typeof REFERRAL_DECISIONS)[number];
  reasons: Reason[];
}

interface Rule {
  reason: Reason;
  decision: 'kept' | 'refused';
  applies: (facts: Facts) => boolean;
}

const MOST_IN_A_DAY = 20;
const ENOUGH_COMMISSIONS = 5;
const MOST_REVERSED = 1 / 3;

/** Hosts that give an address to anybody for minutes. */
const DISPOSABLE = new Set([
  ...['10minutemail.com', 'dispostable.com', 'fakeinbox.com', 'getnada.com', 'guerrillamail.com'],
  ...['maildrop.cc', 'mailinator.com', 'mintemail.com', 'mohmal.com', 'sharklasers.com'],
  ...['temp-mail.org', 'tempmail.com', 'throwawaymail.com', 'trashmail.com', 'yopmail.com'],
]);

export const RULES: readonly Rule[] = [
  {
    reason: 'same_email',
    decision: 'refused',
    applies: ({ email, referrerEmail }) =>
      email !== null && referrerEmail !== null && boxOf(email) === boxOf(referrerEmail),
  },
  { reason: 'same_card', decision: 'refused', applies: ({ hasSameCard }) => hasSameCard },
  { reason: 'ring', decision: 'refused', applies: ({ isRing }) => isRing },
  {
    reason: 'referrer_gone',
    decision: 'refused',
    applies: ({ isReferrerActive }) => !isReferrerActive,
  },
  { reason: 'same_device', decision: 'kept', applies: ({ hasSameDevice }) => hasSameDevice },
  { reason: 'same_address', decision: 'kept', applies: ({ hasSameAddress }) => hasSameAddress },
  {
    reason: 'disposable_email',
    decision: 'kept',
    applies: ({ email }) => email !== null && DISPOSABLE.has(hostOf(email)),
  },
  {
    reason: 'too_many',
    decision: 'kept',
    applies: ({ broughtInDay }) => broughtInDay > MOST_IN_A_DAY,
  },
  {
    reason: 'refunds',
    decision: 'kept',
    applies: ({ commissions, earnedMicro, reversedMicro }) =>
      commissions >= ENOUGH_COMMISSIONS &&
      fractionOff(earnedMicro - reversedMicro, earnedMicro) > MOST_REVERSED,
  },
];

/** What the rules say of a referral. One that fails is no excuse: the money is kept. */
export function judge(facts: Facts, rules: readonly Rule[] = RULES): Judgement {
  const found = rules.flatMap((rule): Pick<Rule, 'reason' | 'decision'>[] => {
    try {
      return rule.applies(facts) ? [rule] : [];
    } catch {
      return [{ reason: 'rule_failed', decision: 'kept' }];
    }
  });
  if (found.length === 0) return { decision: 'allowed', reasons: [] };
  const isRefused = found.some(({ decision }) => decision === 'refused');
  const reasons = [...new Set(found.map(({ reason }) => reason))];
  return { decision: isRefused ? 'refused' : 'kept', reasons };
}

const hostOf = (email: string): string => email.toLowerCase().split('@').at(-1) ?? '';

/** The box that mails arrive in: what follows a plus sign, and dots at some hosts, lead nowhere else. */
function boxOf(email: string): string {
  const host = hostOf(email).replace('googlemail.com', 'gmail.com');
  const [local = ''] = (email.toLowerCase().split('@')[0] ?? '').split('+');
  return `${host === 'gmail.com' ? local.replaceAll('.', '') : local}@${host}`;
}
