import type { PostReason, WaitingFor } from './subscription-states.pure.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A post that waits longer than this is promoted no more: it is old by then. */
export const WAIT_MS = 3 * DAY_MS;
/** A channel that is silent for so long has been given up. */
export const IDLE_MS = 30 * DAY_MS;
/** A card that was declined is left alone for a day. */
export const RETRY_CARD_MS = DAY_MS;

/** What is known of the next post of a subscription at the moment that it is tried. */
export interface PostFacts {
  now: Date;
  /** The account is frozen, or the shop is paused. */
  isHeld: boolean;
  /** How many of its services can be ordered for this post, and why the others cannot. */
  offered: number;
  refusedFor: Exclude<PostReason, WaitingFor | 'ended'> | undefined;
  /** Of those that can: at the price of today, and as it was agreed on. */
  costMicro: bigint;
  agreedMicro: bigint;
  /** At the price of today in their largest quantities; the same as the cost where none is drawn. */
  mostMicro: bigint;
  /** Its program may not spend so much more today. */
  isOverCap: boolean;
  balanceMicro: bigint;
  card: 'none' | 'usable' | 'unusable';
  /** The last payment by card for this post. */
  charge: { state: 'running' | 'customer' | 'paid' | 'declined'; at: Date } | undefined;
}

export type PostStep =
  | { do: 'order' }
  | { do: 'charge' }
  /** Nothing has changed and nobody is told. */
  | { do: 'look_again'; at: Date }
  | { do: 'wait'; for: WaitingFor; at: Date }
  | { do: 'skip'; reason: PostReason };

/** What is done about a post; the balance pays first, and no post is paid for by a card twice. */
export function nextStep(facts: PostFacts): PostStep {
  const { offered, refusedFor, costMicro, agreedMicro, mostMicro, balanceMicro } = facts;
  if (offered === 0) return { do: 'skip', reason: refusedFor ?? 'not_sold' };
  if (facts.isHeld) return wait(facts, 'account', HOUR_MS);
  if (mostMicro > agreedMicro) return wait(facts, 'price', HOUR_MS);
  if (facts.isOverCap) return wait(facts, 'daily_cap', HOUR_MS);
  if (balanceMicro >= costMicro) return { do: 'order' };
  return facts.card === 'none' ? wait(facts, 'funds', 5 * MINUTE_MS) : byCard(facts);
}

function byCard(facts: PostFacts): PostStep {
  const { now, card, charge } = facts;
  switch (charge?.state) {
    case 'running':
      return { do: 'look_again', at: new Date(now.getTime() + MINUTE_MS) };
    case 'customer':
      return wait(facts, 'card_confirmation', MINUTE_MS);
    // What it brought was spent on something else.
    case 'paid':
      return wait(facts, 'funds', 5 * MINUTE_MS);
    case 'declined': {
      const again = new Date(charge.at.getTime() + RETRY_CARD_MS);
      if (again > now) return { do: 'wait', for: 'card', at: again };
      break;
    }
    case undefined:
  }
  return card === 'usable' ? { do: 'charge' } : wait(facts, 'card', HOUR_MS);
}

const wait = ({ now }: PostFacts, reason: WaitingFor, ms: number): PostStep => ({
  do: 'wait',
  for: reason,
  at: new Date(now.getTime() + ms),
});
