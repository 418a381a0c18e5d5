import type { ApiCaller } from '#core/accounts/api-tokens/find-caller.ts';
import { largestQuantity } from '#core/catalogue/services/quantity.pure.ts';
import type { OrderableService } from '#core/catalogue/services/find-orderable.ts';
import { tradeTypeOf } from '#core/catalogue/services/trade-types.pure.ts';
import type { Deps } from '#core/deps.ts';
import { canPayFor } from '#core/ordering/form/payable-by.pure.ts';
import { findChannel } from '#core/ordering/subscriptions/find-channel.ts';
import {
  subscribeByProgram,
  type NotBegun,
  type SubscribeByProgramInput,
} from '#core/ordering/subscriptions/subscribe-by-program.ts';
import { MOST_CONTENTS } from '#core/ordering/subscriptions/subscription-states.pure.ts';
import { findRequested, insertApiSubscription } from './api-order.store.ts';
import { DELAYS, MOST_OLD_POSTS } from './contract.pure.ts';
import { findService, type FoundService } from './find-service.ts';
import { countIn, endOfDay, wholeIn } from './numbers.ts';
import type { Params } from './params.ts';
import { parentIdOf } from './parent-ids.pure.ts';
import { Refusal } from './refusal.ts';
import { requestIdIn } from './request-id.ts';
import { SAYS } from './words.pure.ts';

const LONGEST_USERNAME = 2_000;

const NOT_BEGUN: Readonly<Record<NotBegun, { text: string; because?: string }>> = {
  service: { text: SAYS.service },
  running: { text: SAYS.running },
  too_many: { text: SAYS.request, because: 'service' },
};

interface Adding {
  caller: ApiCaller;
  /** Of the instance. */
  revision: bigint;
  params: Params;
  serviceId: number;
}

/**
 * Subscribes a channel: each of its posts becomes an order. Answers the id by which programs know it;
 * whatever was named once is the same one when it is sent again.
 */
export async function addSubscription(
  deps: Deps,
  { caller, revision, params, serviceId }: Adding,
): Promise<bigint> {
  const { instanceId, tokenId, customerId, gradeId, language, origin } = caller;
  const requestId = requestIdIn(params);
  const named = requestId === undefined ? undefined : { instanceId, tokenId, requestId };
  // The channel is asked for outside of any transaction, and not again for what was answered.
  const before =
    named && (await deps.db.inInstance(instanceId, (trx) => findRequested(trx, named)));
  if (before) return before;
  const service = await findService(deps, { caller, revision, id: serviceId });
  const asked = readAsked(params, { ...service, now: deps.clock.now() });
  const username = params.get('username') ?? '';
  if (username === '') throw new Refusal(SAYS.request, 'username');
  if (username.length > LONGEST_USERNAME) throw new Refusal(SAYS.link, 'username');
  const found = await findChannel(deps, username);
  if (typeof found === 'string') throw new Refusal(SAYS.link, 'username');
  const placedAt = `${origin.scheme}://${origin.host}`;
  return deps.db.inInstance(instanceId, async (trx) => {
    const known = named && (await findRequested(trx, named));
    if (known) return known;
    const begun = await subscribeByProgram(trx, deps, {
      ...{ ...asked, serviceId, found },
      who: { instanceId, customerId, tokenId, gradeId, language, placedAt },
    });
    if (typeof begun === 'string') {
      const { text, because } = NOT_BEGUN[begun];
      throw new Refusal(text, because);
    }
    await insertApiSubscription(trx, {
      ...{ instance_id: instanceId, subscription_id: begun.id, token_id: tokenId },
      ...{ request_id: requestId ?? null, created_at: deps.clock.now() },
    });
    return parentIdOf(begun.id);
  });
}

type Asked = Pick<
  SubscribeByProgramInput,
  'least' | 'most' | 'posts' | 'oldPosts' | 'delayMinutes' | 'expiresAt'
>;

function readAsked(params: Params, { service, details, now }: FoundService & { now: Date }): Asked {
  const isFixed = service.min_quantity === 1 && service.max_quantity === 1;
  const { targets, calculable_quantity: isCounted } = details;
  const type = tradeTypeOf({ isFixed, isCounted, targets });
  const isPlain = type?.name === 'Default' && targets.length === 0 && !isCounted;
  const canBe = isPlain && details.url_is_required && canPayFor('balance', [service.id]);
  if (!canBe) throw new Refusal(SAYS.service);
  const posts = params.get('posts');
  return {
    ...readRange(params, service),
    posts: posts === undefined ? MOST_CONTENTS : within(params, 'posts', [1, MOST_CONTENTS]),
    oldPosts:
      params.get('old_posts') === undefined ? 0 : within(params, 'old_posts', [0, MOST_OLD_POSTS]),
    delayMinutes: readDelay(params),
    expiresAt: readExpiry(params, now),
  };
}

/** What there is to draw from: multiples of the step of the service between both. */
function readRange(params: Params, service: OrderableService): Pick<Asked, 'least' | 'most'> {
  const step = service.quantity_step;
  const [fewest, largest] = [service.min_quantity, largestQuantity(service)];
  const [min, max] = [countIn(params.get('min')), countIn(params.get('max'))];
  if (min === undefined || min < fewest) throw new Refusal(SAYS.least(fewest));
  if (max === undefined) throw new Refusal(SAYS.request, 'max');
  if (max > largest) throw new Refusal(SAYS.most(largest));
  const [least, most] = [Math.ceil(min / step) * step, Math.floor(max / step) * step];
  if (least > most) throw new Refusal(SAYS.request, 'max');
  return { least, most };
}

function within(params: Params, name: string, [least, most]: [number, number]): number {
  const count = wholeIn(params.get(name));
  if (count === undefined || count < least || count > most) throw new Refusal(SAYS.request, name);
  return count;
}

function readDelay(params: Params): number {
  const minutes = wholeIn(params.get('delay'));
  if (minutes === undefined || !DELAYS.has(minutes)) throw new Refusal(SAYS.request, 'delay');
  return minutes;
}

/** The last day counts as a whole. */
function readExpiry(params: Params, now: Date): Date | null {
  const text = params.get('expiry');
  if (text === undefined) return null;
  const end = endOfDay(text);
  if (!end || end <= now) throw new Refusal(SAYS.request, 'expiry');
  return end;
}
