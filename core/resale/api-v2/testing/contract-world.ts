import type { NewApiToken } from '#core/accounts/api-tokens/api-token.contract.ts';
import { newHolder, PASSWORD } from '#core/messaging/webhooks/testing/receiver.ts';
import type { ServiceContent } from '#core/catalogue/services/catalogue-content.ts';
import type { OrderStatus } from '#core/ordering/orders/order-status.pure.ts';
import { changeOrder } from '#core/ordering/orders/order.store.ts';
import {
  COMMENTS,
  DRIPPED,
  openShop,
  PLAIN,
  targetIds,
} from '#core/ordering/orders/testing/buyer.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { testService } from '#core/testing/owner-catalogue.ts';
import { newProgram, programOf, type Program, type Said } from './program.ts';

export const PACKAGE = 120;
export const COMMENT_PACKAGE = 121;

const service = (id: number, own: object) =>
  testService({
    ...{ id, service_type_id: 101, slug: `alder-service-${id}` },
    ...{ texts: { en: { name: `Alder service ${id}` } }, ...own },
  });
const FIXED = {
  ...{ price_type: 'fixed', pricing_per: 1, min_quantity: 1, max_quantity: 1, quantity_step: 1 },
  ...{ default_quantity: 1, price_micro: 2_500_000n, default_price_micro: 2_500_000n },
} as const;

/** Of what is asked for beside the link, by the types of the contract. */
export const MORE = {
  Mentions: 122,
  'Mentions with Hashtags': 123,
  'Mentions Custom List': 124,
  'Mentions Hashtag': 125,
  'Mentions User Followers': 126,
  'Mentions Media Likers': 127,
  'Comment Likes': 128,
  Poll: 129,
  'Invites from Groups': 130,
  'Web Traffic': 131,
} as const;
/** Asks for what no type of the contract has. */
export const UNNAMED = 132;

const TRAFFIC = targetIds(
  ...(['country', 'device', 'type_of_traffic', 'google_keyword', 'referring_url'] as const),
);

/** What is sold in all types that are. */
export const openWholeShop = (
  test: TestCore,
  more: readonly ServiceContent[] = [],
  also: Parameters<typeof openShop>[2] = {},
) =>
  openShop(
    test,
    [
      service(PACKAGE, FIXED),
      service(COMMENT_PACKAGE, { ...FIXED, target_ids: [101] }),
      service(MORE.Mentions, { target_ids: targetIds('usernames') }),
      service(MORE['Mentions with Hashtags'], { target_ids: targetIds('hashtags', 'usernames') }),
      service(MORE['Mentions Custom List'], {
        ...{ calculable_quantity: true, min_quantity: 2, quantity_step: 1 },
        target_ids: targetIds('usernames'),
      }),
      service(MORE['Mentions Hashtag'], { target_ids: targetIds('hashtag') }),
      service(MORE['Mentions User Followers'], { target_ids: targetIds('followers_of') }),
      service(MORE['Mentions Media Likers'], { target_ids: targetIds('media') }),
      service(MORE['Comment Likes'], { target_ids: targetIds('comment_author') }),
      service(MORE.Poll, { target_ids: targetIds('answer_number'), drip_feed_is_allowed: true }),
      service(MORE['Invites from Groups'], { target_ids: targetIds('groups') }),
      service(MORE['Web Traffic'], { target_ids: TRAFFIC, drip_feed_is_allowed: true }),
      service(UNNAMED, { target_ids: targetIds('answer_number', 'groups') }),
      ...more,
    ],
    also,
  );

export type Speaker =
  | 'usual'
  | 'other'
  | 'elsewhere'
  | 'expired'
  | 'revoked'
  | 'of another instance'
  | 'frozen'
  | 'only reading'
  | 'only ordering'
  | 'only managing'
  | 'poor'
  | 'capped'
  | 'of one service'
  | 'in test mode';

/** Who there is to speak, and what there is to speak of. */
export interface Contract {
  speakers: Readonly<Record<Speaker, Program>>;
  newLink(): string;
  /** Orders of the usual program: two that were just placed, one that is complete, and so on. */
  one: number;
  two: number;
  complete: number;
  open: number;
  feed: number;
  spare: readonly [number, number];
  refilled: { order: number; refill: number };
  /** The link of one of them. */
  running: string;
  named: { said: Said; order: number };
  /** One that has become what is said; what was given back is in dollars. */
  become(as: { state: OrderStatus; delivered: number; back: number }): Promise<number>;
}

const DOLLAR = 1_000_000;
const LONG_AGO = new Date('2001-01-01');

export async function openContract(test: TestCore): Promise<Contract> {
  await openWholeShop(test);
  await changeSettings(test.deps, { slug: 'alder', patch: { oneOrderPerLink: true } });
  const speakers = await speakersOf(test);
  const { usual, poor } = speakers;
  let links = 0;
  const newLink = () => `https://video.example/watch?v=c${(links += 1)}`;

  async function placed(said: Said = {}, by = usual): Promise<number> {
    // Each has all the calls that a token may make at once.
    test.clock.advance(2_000);
    const whole = { action: 'add', service: PLAIN, quantity: 1_000, link: newLink(), ...said };
    const answer = (await by.call(whole)) as { order?: number };
    if (!answer.order) throw new Error(JSON.stringify(answer));
    return answer.order;
  }
  const change = (id: number, fields: Partial<Parameters<typeof changeOrder>[2]>) =>
    test.db.inInstance(test.instances.a.id, (trx) =>
      changeOrder(
        trx,
        { instanceId: test.instances.a.id, id: BigInt(id) },
        { ...fields, updated_at: test.clock.now() },
      ),
    );
  async function completed(): Promise<number> {
    const id = await placed({ service: DRIPPED });
    await change(id, { status: 'completed', completed_at: test.clock.now() });
    return id;
  }
  async function refilled() {
    const order = await completed();
    const { refill } = (await usual.call({ action: 'refill', order })) as { refill: string };
    const now = test.clock.now();
    await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .updateTable('refill_requests')
        .set({ state: 'completed', started_at: now, ended_at: now })
        .where('id', '=', BigInt(refill))
        .execute(),
    );
    return { order, refill: Number(refill) };
  }

  await placed({ quantity: 10_000 }, poor);
  const said = { action: 'add', service: PLAIN, quantity: 1_000, request_id: 'named' };
  const [running, named] = [newLink(), { ...said, link: newLink() }];
  return {
    ...{ speakers, newLink, running, one: await placed({ link: running }), two: await placed() },
    ...{ complete: await completed(), open: await placed({ service: DRIPPED }) },
    feed: await placed({ service: DRIPPED, runs: 3, interval: 60 }),
    spare: [await placed(), await placed()],
    refilled: await refilled(),
    named: { said: named, order: await placed(named) },
    async become({ state, delivered, back }) {
      const id = await placed();
      const refunded = BigInt(Math.round(back * DOLLAR));
      await change(id, { status: state, current_quantity: delivered, refunded_micro: refunded });
      return id;
    },
  };
}

async function speakersOf(test: TestCore): Promise<Contract['speakers']> {
  const usual = await newProgram(test);
  const { customer } = usual;
  return {
    usual,
    other: await newProgram(test),
    elsewhere: await newProgram(test, { addresses: ['203.0.113.0/24'] }),
    expired: await newProgram(test, { expires_at: LONG_AGO }),
    revoked: await newProgram(test, { revoked_at: LONG_AGO }),
    'of another instance': programOf(test, { ...customer, instance: test.instances.b }, usual),
    frozen: await newProgram(test, {}, { frozen_at: test.clock.now() }),
    'only reading': await newProgram(test, { scopes: ['read'] }),
    'only ordering': await newProgram(test, { scopes: ['order'] }),
    'only managing': await newProgram(test, { scopes: ['manage'] }),
    poor: await newProgram(test),
    capped: await newProgram(test, { daily_cap_micro: 500_000n }),
    'of one service': await newProgram(test, { service_ids: [COMMENTS] }),
    'in test mode': await newTrier(test),
  };
}

/** A customer without money, and a program that only tries things out. */
async function newTrier(test: TestCore): Promise<Program> {
  const holder = await newHolder(test);
  const asked = { current_password: PASSWORD, name: 'Try', is_test: true };
  const made = await holder.post('/api/v1/api-tokens', asked);
  const { data } = (await made.json()) as { data: NewApiToken };
  return programOf(test, holder, { key: data.token, tokenId: BigInt(data.id) });
}
