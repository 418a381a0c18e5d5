import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { simulatedStanding } from '#core/fulfilment/positions/simulated-positions.pure.ts';
import { newHolder, PASSWORD } from '#core/messaging/webhooks/testing/receiver.ts';
import { giveMoney, problemsIn, send } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { logInAs } from '#core/testing/customers.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import type { Campaign, CampaignKeywords } from './campaign.contract.ts';
import { nextMeasuring, readKeywords } from './campaign-rules.pure.ts';
import { forgetPositions } from './measuring/forget-positions.ts';
import { measureCampaigns } from './measuring/measure-campaigns.ts';
import { keepPositions } from './measuring/position.store.ts';
import {
  campaign,
  campaignOf,
  CAMPAIGNS,
  created,
  DOLLAR,
  LARGE,
  newPlanner,
  planCore,
  put,
  SMALL,
  subscribed,
  subscription,
  VIDEO,
} from './testing/planner.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const UK = 233;
const US = 234;

let test: TestCore;
let planner: CustomerActor;
beforeAll(async () => {
  test = await planCore();
});
afterAll(() => test.close());
beforeEach(async () => {
  planner = await newPlanner(test);
  await subscribed(planner, LARGE);
});

const tries = (own: object) => send(planner, CAMPAIGNS, campaign(own));
const measure = () => runJob(test, measureCampaigns);
const act = (id: number, path: string) => put(planner, `${id}/${path}`);

async function keywordsOf(id: number, query = ''): Promise<CampaignKeywords> {
  const response = await planner.request(`${CAMPAIGNS}/${id}/keywords${query}`);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as CampaignKeywords; // As the contract says.
}

async function listed(query = ''): Promise<{ data: Campaign[]; total_amount: number }> {
  const response = await planner.request(`${CAMPAIGNS}${query}`);
  return (await response.json()) as { data: Campaign[]; total_amount: number };
}

describe('a campaign', () => {
  it('begins with a link of a video or a channel, countries and keywords, one a line', async () => {
    const one = await created(planner, {
      ...{ url: 'youtu.be/dQw4w9WgXcQ', countries: [UK, US, UK], track: 'weekly' },
      keywords: ' red  shoes \nBlue Hats\nRED SHOES\n',
    });
    expect(one).toMatchObject({
      ...{ url: VIDEO, status: 'active', track: 'weekly', countries: [UK, US] },
      ...{ keywords: ['red shoes', 'Blue Hats'], best_position: null, measured_at: null },
    });
    expect((await created(planner, { url: '@some.channel' })).url).toBe(
      'https://www.youtube.com/@some.channel',
    );
    expect((await subscription(planner)).tracked_keywords).toBe(4);
  });

  it.each([
    ['https://www.instagram.com/p/C5zQf8hLk2P/', 'url'],
    ['https://www.youtube.com/playlist?list=PLBCF2DAC6FFB574DE', 'url'],
    ['https://www.youtube.com/feed/trending', 'url'],
    ['not a link at all', 'url'],
  ])('is not begun for %s', async (url, field) => {
    expect(await problemsIn(await tries({ url }))).toHaveProperty(field);
  });

  it('is told all that is wrong with it at once', async () => {
    const wrong = { url: 'https://bit.ly/x', countries: [999], keywords: [' ', ''] };
    const problems = await problemsIn(await tries(wrong));
    expect(Object.keys(problems).sort()).toEqual(['countries', 'keywords', 'url']);
    for (const keywords of [['x'.repeat(81)], Array.from({ length: 101 }, (_, at) => `${at}`)]) {
      expect(await problemsIn(await tries({ keywords }))).toHaveProperty('keywords');
    }
  });

  it('has no more keywords than the plan has left, however many begin at once', async () => {
    const other = await newPlanner(test);
    expect(await (await send(other, CAMPAIGNS, campaign())).json()).toMatchObject({
      code: 'plan_needed',
    });
    await subscribed(other, SMALL);
    const answers = await Promise.all([1, 2].map(() => send(other, CAMPAIGNS, campaign())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const { id } = ((await listedBy(other)).data[0] ?? {}) as Campaign; // One was begun.
    const more = { ...campaign(), keywords: ['a', 'b', 'c', 'd'] };
    expect(await problemsIn(await put(other, `${id}/update`, more))).toHaveProperty('keywords');
    await put(other, `${id}/pause`);
    await created(other, { keywords: ['x', 'y'] });
    expect(await problemsIn(await put(other, `${id}/activate`))).toHaveProperty('keywords');
  });

  it('is changed but for its link; what is taken away keeps its history', async () => {
    const { id } = await created(planner);
    await measure();
    const changed = { countries: [UK], track: 'monthly', keywords: ['blue hats', 'new'] };
    const response = await put(planner, `${id}/update`, changed);
    expect(await response.json()).toMatchObject({ data: { keywords: ['blue hats', 'new'] } });
    const { data } = await keywordsOf(id);
    expect(data.map(({ keyword, is_tracked: isTracked }) => [keyword, isTracked])).toEqual([
      ...[
        ['blue hats', true],
        ['new', true],
        ['red shoes', false],
      ],
    ]);
    const url = 'https://youtu.be/aaaaaaaaaaa';
    expect(
      await problemsIn(await put(planner, `${id}/update`, { ...changed, url })),
    ).toHaveProperty('url');
    expect((await put(planner, `${id}/update`, { ...changed, url: VIDEO })).status).toBe(200);
  });

  it('is paused, goes on and is deleted by whoever it is of, and by nobody else', async () => {
    const { id } = await created(planner);
    const other = await newPlanner(test);
    for (const path of ['pause', 'activate']) {
      expect((await put(other, `${id}/${path}`)).status).toBe(404);
    }
    expect(await (await act(id, 'pause')).json()).toMatchObject({
      data: { status: 'paused', next_measuring_at: null },
    });
    expect((await planner.post(`${CAMPAIGNS}/${id}/measure`)).status).toBe(409);
    expect((await subscription(planner)).tracked_keywords).toBe(0);
    expect(await (await act(id, 'activate')).json()).toMatchObject({ data: { status: 'active' } });
    const gone = await planner.request(`${CAMPAIGNS}/${id}`, { method: 'DELETE' });
    expect(gone.status).toBe(204);
    expect((await planner.request(`${CAMPAIGNS}/${id}`)).status).toBe(404);
  });

  it('is found by its state, its track, its link and its keywords', async () => {
    const first = await created(planner, { keywords: ['green gloves'] });
    const second = await created(planner, { url: 'https://youtu.be/aaaaaaaaaaa', track: 'weekly' });
    await act(second.id, 'pause');
    const found = async (query: string) => (await listed(query)).data.map(({ id }) => id);
    expect(await found('')).toEqual([second.id, first.id]);
    expect(await found('?order_by=id&order_on=asc&per_page=1')).toEqual([first.id]);
    expect(await found('?status=paused')).toEqual([second.id]);
    expect(await found('?track=weekly&status=')).toEqual([second.id]);
    expect(await found('?search=GLOVES')).toEqual([first.id]);
    expect(await found('?search=aaaaaaaaaaa')).toEqual([second.id]);
    expect((await listed('?status=stopped')).total_amount).toBe(2);
  });
});

const listedBy = async (actor: CustomerActor) =>
  (await (await actor.request(CAMPAIGNS)).json()) as { data: Campaign[] };

describe('a campaign that is measured', () => {
  it('says where it stands in each country, and how that went on', async () => {
    const { id } = await created(planner, { countries: [UK, US] });
    await measure();
    const standing = (countryId: number) =>
      simulatedStanding({ url: VIDEO, keyword: 'red shoes', countryId, at: test.clock.now() });
    const before = standing(US);
    expect((await keywordsOf(id, `?country_id=${US}`)).data[0]?.position).toBe(before);
    expect((await campaignOf(planner, id)).actions.measure).toBe(false);
    test.clock.advance(DAY_MS);
    await measure();
    planner = { ...planner, ...(await again()) };
    const { data, meta } = await keywordsOf(id, `?country_id=${US}`);
    const now = standing(US);
    expect(data[0]).toMatchObject({
      ...{ keyword: 'red shoes', position: now, previous_position: before },
      history: [{ position: before }, { position: now }],
    });
    expect(meta).toMatchObject({ country_id: US, first_date: meta.previous_date });
    expect((await keywordsOf(id, `?date=${meta.previous_date}`)).meta).toMatchObject({
      ...{ country_id: UK, date: meta.first_date, previous_date: null },
    });
    expect((await keywordsOf(id, '?date=2001-01-01')).data[0]?.position).toBeNull();
    const { best_position: best, change } = await campaignOf(planner, id);
    expect(best).not.toBeNull();
    expect(change).not.toBeNull();
  });

  it('on demand is measured once, and then when somebody asks, at most once an hour', async () => {
    const { id } = await created(planner, { track: 'on_demand' });
    await measure();
    expect(await campaignOf(planner, id)).toMatchObject({ next_measuring_at: null });
    const ask = () => planner.post(`${CAMPAIGNS}/${id}/measure`);
    expect(await (await ask()).json()).toMatchObject({ code: 'measured_lately' });
    test.clock.advance(61 * 60 * 1000);
    for (let times = 0; times < 2; times += 1) expect((await ask()).status).toBe(200);
    const before = (await campaignOf(planner, id)).measured_at;
    await measure();
    expect((await campaignOf(planner, id)).measured_at).not.toBe(before);
  });

  it('keeps its history for a year', async () => {
    const { id } = await created(planner);
    const { id: instanceId } = test.instances.a;
    const ref = { instanceId, id: BigInt(id) };
    const [keyword] = await test.db.inInstance(instanceId, (trx) =>
      trx.selectFrom('campaign_keywords').select('id').where('campaign_id', '=', ref.id).execute(),
    );
    const dayBefore = (days: number) =>
      new Date(test.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
    for (const days of [367, 365, 0]) {
      const positions = [{ countryId: UK, keywordId: keyword!.id, position: 1 }];
      await test.db.inInstance(instanceId, (trx) =>
        keepPositions(trx, ref, { day: dayBefore(days), positions }),
      );
    }
    await runJob(test, forgetPositions);
    expect((await keywordsOf(id)).meta.first_date).toBe(dayBefore(365));
  });

  it('is not where nobody measures', async () => {
    const { id } = await created(planner);
    await runJob({ ...test, deps: { ...test.deps, isDemo: false } }, measureCampaigns);
    expect((await campaignOf(planner, id)).measured_at).toBeNull();
  });
});

/** As the same customer, whose session has ended. */
async function again(): Promise<Pick<CustomerActor, 'request' | 'post'>> {
  const authorization = await logInAs(test.deps, test.instances.a.id, planner);
  const request: CustomerActor['request'] = (path, init = {}) =>
    test.request(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), authorization },
    });
  return { request, post: (path) => request(path, { method: 'POST' }) };
}

it('goes with the account of its customer, who has it in their export', async () => {
  const leaving = await newHolder(test);
  await giveMoney(test, leaving, 31n * DOLLAR);
  await subscribed(leaving, LARGE);
  const { id } = await created(leaving, { keywords: ['something rare'] });
  await measure();
  const asked = { current_password: PASSWORD };
  const data = await (await leaving.post('/api/v1/profile/export', asked)).text();
  expect(data).toContain('something rare');
  expect(data).toContain('campaign_positions');
  expect((await leaving.post('/api/v1/profile/delete', asked)).status).toBe(204);
  const kept = await test.db.inInstance(test.instances.a.id, async (trx) => ({
    campaigns: await trx
      .selectFrom('campaigns')
      .select('id')
      .where('id', '=', BigInt(id))
      .execute(),
    tariffs: await trx
      .selectFrom('tariffs')
      .select(['status', 'paid_total_micro'])
      .where('customer_id', '=', leaving.id)
      .execute(),
  }));
  expect(kept).toEqual({
    campaigns: [],
    tariffs: [{ status: 'ended', paid_total_micro: 31n * DOLLAR }],
  });
});

it.each([
  ['of one line each', ['a', 'b'], ['a', 'b']],
  ['of one text with many', ['a, b;c\r\nd\u3001e\uFF0Cf'], ['a', 'b', 'c', 'd', 'e', 'f']],
  ['said twice', ['a', ' A ', 'a  b', 'a b'], ['a', 'a b']],
  ['with nothing between them', [',,', ' '], []],
])('keywords %s are read', (_how, written, read) => {
  expect(readKeywords(written)).toEqual(read);
});

it('what is measured by itself is measured as often as its track says', () => {
  const at = new Date('2026-01-31T10:00:00Z');
  const next = (track: Parameters<typeof nextMeasuring>[0]) =>
    nextMeasuring(track, at)?.toISOString().slice(0, 10);
  expect([next('on_demand'), next('daily'), next('weekly'), next('monthly')]).toEqual([
    ...[undefined, '2026-02-01', '2026-02-07', '2026-03-02'],
  ]);
});
