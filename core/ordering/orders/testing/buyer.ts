import { randomUUID } from 'node:crypto';
import type {
  CatalogueContent,
  ServiceContent,
} from '#core/catalogue/services/catalogue-content.ts';
import { choicesOf, type TargetKind } from '#core/catalogue/services/target-kinds.pure.ts';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { adjustBalance } from '#core/billing/ledger/moves/adjust-balance.ts';
import type { Actor, CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { ownerCatalogue, testService } from '#core/testing/owner-catalogue.ts';
import type { Order } from '../order.contract.ts';
import type { PlacedOrders } from '../place-order.contract.ts';

export const WIDGET_TOKEN = 'the-token-of-the-cabinet';
export const LINK = 'https://video.example/watch?v=1';

/** A dollar for a thousand; the second comes in runs, can be sped up and has a guarantee. */
export const PLAIN = 107;
export const DRIPPED = 110;
/** Counts the lines of its comments. */
export const COMMENTS = 111;
export const KEYWORDS = 112;
/** Needs no link, and is sold for two countries. */
export const LINKLESS = 113;
/** What customers are asked for beside the link, by the ids of the targets. */
const MORE_TARGETS = {
  usernames: 104,
  hashtags: 105,
  hashtag: 106,
  followers_of: 107,
  comment_author: 108,
  media: 109,
  answer_number: 110,
  groups: 111,
  country: 112,
  device: 113,
  type_of_traffic: 114,
  google_keyword: 115,
  referring_url: 116,
} as const satisfies Partial<Record<TargetKind, number>>;
type MoreKind = keyof typeof MORE_TARGETS;

export const targetIds = (...kinds: MoreKind[]): number[] =>
  kinds.map((kind) => MORE_TARGETS[kind]);

// Object.entries forgets that the keys are those of the table.
const moreTargets = (Object.entries(MORE_TARGETS) as [MoreKind, number][]).map(([kind, id]) => {
  const options = kind === 'country' ? ['DE', 'US'] : choicesOf(kind);
  return {
    ...{ id, name: kind, view_type: kind, is_selectable: options.length > 0 },
    selectable_values: options.map((option) => ({
      ...{ id: option, name: option === 'US' ? { en: 'United States' } : {} },
    })),
    texts: { en: { title: `Alder ${kind}` } },
  };
});

/** Of the seven that neither balance nor card at once pay. */
export const NEITHER = 186_074;

/** The shop of instance a with what orders can be made of, and with more where that is given. */
export async function openShop(
  test: TestCore,
  more: readonly ServiceContent[] = [],
  also: Partial<Pick<CatalogueContent, 'networks' | 'serviceTypes'>> = {},
): Promise<void> {
  const content = ownerCatalogue('Alder', 100);
  const service = (id: number, own: object) =>
    testService({
      id,
      service_type_id: 101,
      slug: `alder-service-${id}`,
      texts: { en: { name: `Alder service ${id}` } },
      ...own,
    });
  await publishCatalogue(test.deps, {
    instanceId: test.instances.a.id,
    content: {
      ...content,
      networks: [...content.networks, ...(also.networks ?? [])],
      serviceTypes: [...content.serviceTypes, ...(also.serviceTypes ?? [])],
      targets: [
        ...content.targets,
        { ...content.targets[0]!, id: 103, name: 'keywords', view_type: 'seo_keywords' },
        ...moreTargets,
      ],
      services: [
        ...content.services,
        service(DRIPPED, { drip_feed_is_allowed: true, has_refill: true, can_speedup: true }),
        service(COMMENTS, {
          calculable_quantity: true,
          min_quantity: 1,
          quantity_step: 1,
          target_ids: [101, 102],
        }),
        service(KEYWORDS, { target_ids: [103] }),
        service(LINKLESS, { url_is_required: false, allowed_use_countries: [82, 233] }),
        service(NEITHER, {}),
        ...more,
      ],
    },
  });
  await changeSettings(test.deps, {
    slug: 'alder',
    patch: {
      guaranteeChargePercent: 0.15,
      speedupChargePercent: 0.25,
      cabinetWidgetToken: WIDGET_TOKEN,
    },
  });
}

let gifts = 0;

export async function giveMoney(
  test: TestCore,
  { instance, id: customerId }: CustomerActor,
  amountMicro: bigint,
): Promise<void> {
  gifts += 1;
  const adjustmentId = `gift-${gifts}`;
  const gift = { customerId, amountMicro, adjustmentId, staffId: customerId, reason: 'a gift' };
  await test.db.inInstance(instance.id, (trx) =>
    adjustBalance({ ...test.deps, trx, instanceId: instance.id }, gift),
  );
}

export const line = (own: object = {}) => ({
  service_id: PLAIN,
  quantity: 1_000,
  url: LINK,
  ...own,
});

/** Sends a call that moves money, with a key of its own unless one is given. */
export function send(
  actor: Actor,
  path: string,
  body: object,
  key: string = randomUUID(),
): Promise<Response> {
  return actor.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}

export function place(actor: Actor, body: object = {}, key?: string): Promise<Response> {
  const whole = { orders: [line()], payment_method_id: 0, ...body };
  return send(actor, '/api/v1/orders', whole, key);
}

export async function placedIn(response: Response): Promise<PlacedOrders> {
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: PlacedOrders }).data;
}

export async function readOrder(actor: Actor, id: number | undefined): Promise<Order> {
  const response = await actor.request(`/api/v1/orders/${id}`);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: Order }).data;
}

/** What a refusal says, by its fields. */
export async function problemsIn(response: Response): Promise<Record<string, string[]>> {
  if (response.status !== 422) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { errors: Record<string, string[]> }).errors;
}
