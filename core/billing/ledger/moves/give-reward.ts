import type { LedgerActor, LedgerEntry } from '../entry.ts';
import type { Purse } from '../kinds.pure.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

/** The account that receives the reward: earnings are kept apart because they can be paid out. */
const PURSE_OF = {
  bonus: 'balance',
  coupon: 'balance',
  referral: 'referral',
  widget_reward: 'referral',
  task: 'task',
} as const satisfies Partial<Record<LedgerEntry['kind'], Purse>>;

/** Who does a task delivers a part of an order, and costs what a provider would. */
const PAID_FROM = {
  bonus: 'bonus_expense',
  coupon: 'bonus_expense',
  referral: 'bonus_expense',
  widget_reward: 'bonus_expense',
  task: 'provider_cost',
} as const satisfies Record<keyof typeof PURSE_OF, string>;

interface Reward {
  /** `coupon` is the cashback of a coupon. */
  kind: keyof typeof PURSE_OF;
  customerId: bigint;
  amountMicro: bigint;
  source: LedgerEntry['source'];
  links?: NonNullable<LedgerEntry['links']>;
  actor: LedgerActor;
}

/** Gives a customer a reward at the brand's expense. */
export function giveReward(deps: LedgerDeps, reward: Reward): Promise<Posted> {
  const { kind, customerId, amountMicro, source, links, actor } = reward;
  return post(deps, [
    {
      kind,
      source,
      actor,
      ...(links && { links }),
      postings: [
        { account: { kind: PURSE_OF[kind], customerId }, amountMicro },
        { account: { kind: PAID_FROM[kind] }, amountMicro: -amountMicro },
      ],
    },
  ]);
}
