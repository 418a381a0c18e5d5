import { describe, expect, it } from 'vitest';
import { OutboundError, type Outbound } from '#core/platform/outbound/outbound.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { readChannelFeed } from './atom-feed.ts';
import { simulatedPlatform, simulatedPosts } from './simulated-platform.ts';
import { videoPlatform, type RecentPosts } from './video-platform.ts';
import { youtubePlatform } from './youtube-platform.ts';

const ID = 'UCBR8-60-B28hp2BmDPdntcQ';
const entry = (id: string, title: string, published = '2030-01-15T10:00:00+00:00') =>
  `<entry><yt:videoId>${id}</yt:videoId><yt:channelId>${ID}</yt:channelId><title>${title}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <author><name>Kate</name></author><published>${published}</published>
  <media:group><media:title>${title}</media:title><media:community>
  <media:statistics views="1204"/></media:community></media:group></entry>`;
const feed = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">
  <yt:channelId>${ID}</yt:channelId><title>Tea &amp; more</title>${entries.join('')}</feed>`;

type Answers = Record<string, { status?: number; body?: string; version?: string } | 'lost'>;

function answering(answers: Answers) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const outbound: Outbound = {
    mayAsk: async () => true,
    async send({ url, headers = {} }) {
      asked.push({ url, headers });
      const found = Object.entries(answers).find(([part]) => url.includes(part))?.[1];
      if (found === 'lost') throw new OutboundError('timeout');
      const { status = found ? 200 : 404, body = '', version } = found ?? {};
      return { status, contentType: '', version, body: Buffer.from(body) };
    },
  };
  return { outbound, asked };
}

describe('the feed of a channel', () => {
  it('is read by its entries, whatever stands in their titles', () => {
    const title = 'A &lt;b&gt; &#x1F375; &quot;cup&quot;\u202e &nope;';
    const read = readChannelFeed(feed(entry('dQw4w9WgXcQ', title), entry('aqz-KE-bpKQ', 'Two')));
    expect(read?.title).toBe('Tea & more');
    expect(read?.posts).toHaveLength(2);
    expect(read?.posts[0]).toEqual({
      id: 'dQw4w9WgXcQ',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      title: 'A <b> \u{1F375} "cup" &nope;',
      publishedAt: new Date('2030-01-15T10:00:00Z'),
      ...{ durationSeconds: null, views: 1204 },
    });
  });

  it.each([
    ['an id that is none', entry('../../etc', 'One')],
    ['no date', entry('dQw4w9WgXcQ', 'One', 'soon')],
    ['half an entry', '<entry><yt:videoId>dQw4w9'],
  ])('passes over %s', (_what, text) => {
    expect(readChannelFeed(feed(text))?.posts).toEqual([]);
  });

  it('is nothing where something else came', () => {
    expect(readChannelFeed('<html><title>Before you continue</title></html>')).toBeUndefined();
  });
});

describe('YouTube', () => {
  it('is asked only for what is new since the known version', async () => {
    const { outbound, asked } = answering({
      [ID]: { body: feed(entry('dQw4w9WgXcQ', 'One')), version: '"a"' },
    });
    const platform = youtubePlatform({ outbound, apiKey: undefined });
    expect(await platform.recentPosts(ID)).toMatchObject({ version: '"a"', posts: [{}] });
    await platform.recentPosts(ID, { version: '"a"' });
    expect(asked[1]?.headers).toEqual({ 'if-none-match': '"a"' });
    const same = answering({ [ID]: { status: 304 } });
    const again = youtubePlatform({ outbound: same.outbound, apiKey: undefined });
    expect(await again.recentPosts(ID, { version: '"a"' })).toBe('unchanged');
  });

  it.each([
    ['silent', { [ID]: 'lost' }],
    ['silent', { [ID]: { status: 500 } }],
    ['silent', { [ID]: { body: '<html>' } }],
    ['nothing', {}],
  ] as const)('is %s where its feed is %j', async (told, answers) => {
    const { outbound } = answering(answers);
    expect(await youtubePlatform({ outbound, apiKey: undefined }).recentPosts(ID)).toBe(told);
  });

  it.each([
    [`https://www.youtube.com/channel/${ID}`, { id: ID, name: 'Tea & more' }],
    ['youtube.com/@tea', { id: ID }],
    ['https://www.youtube.com/user/tea', { id: ID }],
    ['youtube.com/@behind-a-consent', 'unresolved'],
    ['youtube.com/@nobody', 'nothing'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'nothing'],
    ['https://www.instagram.com/nasa', 'nothing'],
  ])('finds the channel of %s without a key', async (url, told) => {
    const { outbound } = answering({
      '/@tea': { body: `<link rel="alternate" href="https://x/videos.xml?channel_id=${ID}">` },
      '/@behind-a-consent': { status: 302 },
      'user=tea': { body: feed() },
      [ID]: { body: feed() },
    });
    const found = await youtubePlatform({ outbound, apiKey: undefined }).channelOf(url);
    if (typeof told === 'string') expect(found).toBe(told);
    else expect(found).toMatchObject(told);
  });

  it('tells more of a channel with a key, which stands in no address', async () => {
    const item = {
      ...{ id: ID, statistics: { subscriberCount: '1200' } },
      snippet: { title: 'Tea', publishedAt: '2016-01-02T03:04:05Z', description: '' },
    };
    const { outbound, asked } = answering({
      forHandle: { body: JSON.stringify({ items: [item] }) },
    });
    const channel = await youtubePlatform({ outbound, apiKey: 'k3y' }).channelOf(
      'youtube.com/@tea',
    );
    expect(channel).toMatchObject({ id: ID, subscribers: 1200, description: null, picture: null });
    expect(asked).toMatchObject([{ headers: { 'x-goog-api-key': 'k3y' } }]);
    expect(asked[0]?.url).not.toContain('k3y');
  });
});

describe('the simulated platform', () => {
  const clock = createSettableClock();
  const platform = simulatedPlatform({ clock });

  it('stands in for YouTube in a demo', async () => {
    const inDemo = videoPlatform({ clock, isDemo: true });
    const channel = await inDemo.channelOf('https://www.youtube.com/@the-daily.show');
    expect(channel).toMatchObject({ name: 'The daily show', id: expect.stringMatching(/^UC/) });
    expect(await inDemo.channelOf('https://www.youtube.com/@missing')).toBe('nothing');
    expect(await inDemo.recentPosts('UC')).toBe('nothing');
  });

  it('publishes as time goes on, and what it has published stays what it is', () => {
    const before = simulatedPosts(ID, new Date('2030-01-15T12:00:00Z'), 40);
    const later = simulatedPosts(ID, new Date('2030-01-20T12:00:00Z'), 400);
    expect(before.length).toBeGreaterThan(30);
    expect(before.every(({ publishedAt }) => publishedAt <= new Date('2030-01-15T12:00Z'))).toBe(
      true,
    );
    const known = new Map(later.map((post) => [post.id, post]));
    const kept = before.filter(({ id }) => known.has(id));
    expect(kept.length).toBeGreaterThan(before.length * 0.8);
    for (const post of kept) expect(known.get(post.id)?.publishedAt).toEqual(post.publishedAt);
  });

  it('lists some twice, renames and deletes some, and is silent now and then', async () => {
    const lists: RecentPosts[] = [];
    let silent = 0;
    for (let step = 0; step < 2_000; step += 1) {
      clock.advance(10 * 60_000);
      const told = await platform.recentPosts(ID);
      if (told === 'silent') silent += 1;
      else if (typeof told === 'object') lists.push(told);
    }
    const titles = new Map<string, Set<string>>();
    for (const { posts } of lists) {
      for (const { id, title } of posts) titles.set(id, (titles.get(id) ?? new Set()).add(title));
    }
    expect(silent).toBeGreaterThan(10);
    const ids = lists.map(({ posts }) => posts.map(({ id }) => id));
    expect(ids.some((all) => new Set(all).size < all.length)).toBe(true);
    expect([...titles.values()].some((all) => all.size > 1)).toBe(true);
  });
});
