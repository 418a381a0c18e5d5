import type { Deps } from '#core/deps.ts';
import { EXAMPLE_POSTS } from '#core/catalogue/video-platform/video-platform.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Language } from '#locales/languages.ts';
import { watchChannel } from './channel.store.ts';
import { checkServices, quoteOf } from './check-services.ts';
import type { FoundChannel } from './find-channel.ts';
import {
  countOwnSubscriptions,
  insertServices,
  insertSubscription,
  type SubscriptionRow,
} from './subscription.store.ts';

/** Of one customer by all of their programs; each has a channel looked at. */
const MOST_RUNNING = 1_000;

export interface SubscribeByProgramInput {
  who: {
    instanceId: number;
    customerId: bigint;
    tokenId: bigint;
    gradeId: number | null;
    language: Language;
    /** The host that the program has called. */
    placedAt: string;
  };
  serviceId: number;
  found: FoundChannel;
  /** Multiples of the step of the service. */
  least: number;
  most: number;
  posts: number;
  oldPosts: number;
  delayMinutes: number;
  expiresAt: Date | null;
}

/** Why nothing was begun: what is not sold so, what is begun already, or what are too many. */
export type NotBegun = 'service' | 'running' | 'too_many';

/**
 * Subscribes a channel for a program: one service, for each post in a quantity that is drawn. Nothing
 * is charged before the channel posts; the price of today for the largest quantity is what was agreed on.
 */
export async function subscribeByProgram(
  trx: Trx,
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: SubscribeByProgramInput,
): Promise<SubscriptionRow | NotBegun> {
  const { who, serviceId, found, most } = asked;
  const { instanceId, customerId, gradeId, language } = who;
  const running = { instanceId, customerId, status: 'in_processing', by: 'program' } as const;
  if ((await countOwnSubscriptions(trx, running)) >= MOST_RUNNING) return 'too_many';
  const { terms, checked } = await checkServices(trx, deps.db, {
    ...{ instanceId, language, url: EXAMPLE_POSTS[found.platform] ?? '' },
    buyer: { customerId, gradeId, declaredCountry: undefined },
    services: [{ service_id: serviceId, quantity: most, countries: [], isGuaranteed: true }],
  });
  const [made] = checked;
  if (!made || 'problems' in made) return 'service';
  const { line } = made;
  const costMicro = quoteOf(terms, [line]).totalMicro;
  const row = await write(trx, deps, { ...asked, kept: line.details.kept, costMicro });
  return row ?? 'running';
}

interface Writing extends SubscribeByProgramInput {
  kept: { name: string; network: object };
  costMicro: bigint;
}

async function write(
  trx: Trx,
  { clock }: Pick<Deps, 'clock'>,
  { who, serviceId, found, kept, costMicro, ...asked }: Writing,
): Promise<SubscriptionRow | undefined> {
  const { instanceId, customerId, tokenId, placedAt } = who;
  const { platform, channel } = found;
  const now = clock.now();
  const row = await insertSubscription(trx, {
    ...{ instance_id: instanceId, customer_id: customerId, token_id: tokenId },
    ...{ service_id: serviceId, name: channel.name.slice(0, 100), url: channel.url },
    network: JSON.stringify(kept.network),
    ...{ platform, channel_id: channel.id, channel_name: channel.name },
    ...{ status: 'in_processing', contents_limit: asked.posts, cost_micro: costMicro },
    ...{ delay_minutes: asked.delayMinutes, expires_at: asked.expiresAt },
    ...{ old_posts: asked.oldPosts, old_posts_due: asked.oldPosts },
    ...{ billing_type: 'balance', origin: placedAt, created_at: now, updated_at: now },
  });
  if (!row) return undefined;
  const { least, most } = asked;
  await insertServices(trx, [
    {
      ...{ instance_id: instanceId, subscription_id: row.id, place: 0, service_id: serviceId },
      ...{ service: JSON.stringify(kept), quantity: most, least_quantity: least, country_ids: [] },
      cost_micro: costMicro,
    },
  ]);
  await watchChannel(trx, { instance_id: instanceId, platform, channel_id: channel.id }, now);
  return row;
}
