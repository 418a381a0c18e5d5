import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { insertVideoAccount } from '#core/growth/video-accounts/video-account.store.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

const CHANNELS = '/api/v1/youtube-reporting/channels';
const CHANNEL = `UC${'a'.repeat(22)}`;
const UPLOADS = `UU${'a'.repeat(22)}`;

const video = (id: string, day: number, channelId = CHANNEL) => ({
  id,
  snippet: { title: `Video ${id}`, channelId, publishedAt: `2030-01-0${day}T10:00:00Z` },
  statistics: { viewCount: '1200', likeCount: '30' },
});
const VIDEOS = [video('aaaaaaaaaa1', 1), video('aaaaaaaaaa2', 3), video('bbbbbbbbbb1', 2, 'UCb')];
const ANSWERS: Record<string, unknown> = {
  channels: {
    items: [
      {
        snippet: { description: '' },
        statistics: { viewCount: '90000', videoCount: '12' },
        contentDetails: { relatedPlaylists: { uploads: UPLOADS } },
      },
    ],
  },
  playlistItems: { items: VIDEOS.map(({ id }) => ({ contentDetails: { videoId: id } })) },
  videos: { items: VIDEOS },
};

let asked: string[] = [];
let status = 200;
const outbound: Outbound = {
  mayAsk: async () => true,
  async send({ url }) {
    const path = new URL(url).pathname.split('/').at(-1) ?? '';
    asked.push(path);
    const body = Buffer.from(JSON.stringify(ANSWERS[path] ?? {}));
    return { status, contentType: 'application/json', body };
  },
};

let live: TestCore;
let demo: TestCore;
beforeAll(async () => {
  live = await testCore({ outbound, services: { youtube: { apiKey: 'a key' } } });
  demo = await testCore({ isDemo: true });
});
afterAll(async () => {
  await live.close();
  await demo.close();
});
beforeEach(() => {
  asked = [];
  status = 200;
  live.clock.advance(60 * 60_000);
});

async function owner(test: TestCore, channel = CHANNEL, isVerified = true) {
  const who = await newPayer(test);
  const now = test.clock.now();
  await test.db.inInstance(who.instance.id, (trx) =>
    insertVideoAccount(trx, {
      ...{ instance_id: who.instance.id, customer_id: who.id, channel_id: channel },
      ...{ name: 'Tea', url: 'https://www.youtube.com/@tea', code: 'MQ-1', created_at: now },
      ...(isVerified && {
        ...{ verification_code_at: now, verification_public_subscriptions_at: now },
        is_reportable: true,
      }),
    }),
  );
  return who;
}

const ask = (who: CustomerActor, path: string, body: object = {}) =>
  who.request(`${CHANNELS}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const read = async (answer: Response): Promise<unknown> => {
  expect(answer.status).toBe(200);
  return answer.json();
};

describe('with a key of the Data API', () => {
  it('a channel has what everybody may see of it, asked for once in a quarter of an hour', async () => {
    const who = await owner(live, `UC${'i'.repeat(22)}`);
    for (let time = 0; time < 3; time += 1) {
      expect(await read(await ask(who, 'info'))).toMatchObject({
        data: { views: 90_000, subscribers: null, videos: 12, monetized: null, name: 'Tea' },
        meta: { source: 'youtube', is_available: true },
      });
    }
    expect(asked).toEqual(['channels']);
  });

  it('says that nobody tells of days', async () => {
    const who = await owner(live, `UC${'d'.repeat(22)}`);
    const days = await ask(who, 'statistics-daily', {
      ...{ date_start: '2030-01-01', date_end: '2030-01-07' },
    });
    expect(await read(days)).toMatchObject({ data: [], meta: { is_available: false } });
  });

  it('lists its own videos, the newest first, and their figures as far as they are told', async () => {
    const who = await owner(live);
    expect(await read(await ask(who, 'videos/info'))).toMatchObject({
      data: [{ videoId: 'aaaaaaaaaa2', title: 'Video aaaaaaaaaa2' }, { videoId: 'aaaaaaaaaa1' }],
    });
    const ids = { video_ids: ['aaaaaaaaaa1', 'bbbbbbbbbb1', 'unknown0000'] };
    expect(await read(await ask(who, 'videos/statistics', ids))).toMatchObject({
      data: [
        {
          ...{ videoId: 'aaaaaaaaaa1', views: 1_200, likes: 30, comments: null },
          ...{ impressions: null, clicks: null, ctr: null },
          previewImage: expect.stringMatching(/^\//),
          videoPublishedAt: '2030-01-01T10:00:00.000Z',
        },
      ],
    });
  });

  it('is unavailable while the platform is silent, and asks again at once', async () => {
    const who = await owner(live, `UC${'s'.repeat(22)}`);
    status = 500;
    expect((await ask(who, 'info')).status).toBe(503);
    status = 200;
    expect((await ask(who, 'info')).status).toBe(200);
  });
});

describe('of a channel', () => {
  it('nothing is told unless it is verified, nor to anybody else', async () => {
    const claimed = await owner(live, `UC${'u'.repeat(22)}`, false);
    expect((await ask(claimed, 'info')).status).toBe(409);
    const other = await owner(live, `UC${'o'.repeat(22)}`);
    const path = `info?youtube_channel_id=${CHANNEL}`;
    expect((await ask(other, path)).status).toBe(404);
    expect((await ask(await newPayer(live), 'info')).status).toBe(409);
  });

  it.each([
    [{ date_start: '2030-01-02', date_end: '2030-01-01' }, 'date_end'],
    [{ date_start: '2028-01-01', date_end: '2030-01-01' }, 'date_end'],
    [{ date_start: '2030-02-31', date_end: '2030-03-01' }, 'date_start'],
    [{ date_start: 'yesterday', date_end: '2030-03-01' }, 'date_start'],
  ])('no days are told for %j', async (body, field) => {
    const answer = await ask(await owner(live, `UC${'p'.repeat(22)}`), 'statistics-daily', body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    await live.db.inInstance(live.instances.a.id, (trx) =>
      trx
        .deleteFrom('video_accounts')
        .where('channel_id', '=', `UC${'p'.repeat(22)}`)
        .execute(),
    );
  });
});

it('in a demo, the figures of a channel are the same each time and marked as made up', async () => {
  const who = await owner(demo);
  const days = () =>
    ask(who, 'statistics-daily', { date_start: '2029-12-25', date_end: '2029-12-31' }).then(read);
  const first = await days();
  demo.clock.advance(60 * 60_000);
  expect(first).toMatchObject({ meta: { source: 'demo', is_available: true } });
  const { data } = (await days()) as { data: { day: string; views: number }[] };
  expect(data).toEqual((first as { data: object[] }).data);
  expect(data.map(({ day }) => day).at(-1)).toBe('2029-12-31');
  expect(data.every(({ views }) => views > 0)).toBe(true);
  const { data: videos } = (await read(await ask(who, 'videos/info'))) as {
    data: { videoId: string; videoPublishedAt: string }[];
  };
  const published = videos.map(({ videoPublishedAt: at }) => at);
  expect(published).toEqual([...published].sort().reverse());
  const newest = { video_ids: videos.slice(0, 3).map(({ videoId }) => videoId) };
  const { data: figures } = (await read(await ask(who, 'videos/statistics', newest))) as {
    data: object[];
  };
  expect(figures).toHaveLength(3);
});
