import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noise } from '#core/platform/assets/testing/pictures.ts';
import {
  giveMoney,
  line,
  LINK,
  openShop,
  place,
  placedIn,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import { OutboundError, type Outbound } from '#core/platform/outbound/outbound.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { askLinks } from './ask-links.ts';
import { drawPicture, pictureAddress } from './drawn-picture.pure.ts';
import { askForSnippets, readSnippets, snippetByWords } from './snippets-of-links.ts';

const DAY_MS = 24 * 3_600_000;
const network = 'YouTube';
const PICTURE = 'https://pictures.example/one.png';

let asked: string[] = [];
let says: (url: string) => Promise<{ status: number; body: Buffer | string }>;
/** Stands in for the open internet. */
const outbound: Outbound = {
  mayAsk: () => Promise.resolve(true),
  async send({ url }) {
    asked.push(url);
    const { status, body } = await says(url);
    return { status, contentType: 'text/plain', body: Buffer.from(body) };
  },
};

let test: TestCore;
let png: Buffer;
beforeAll(async () => {
  test = await testCore({ outbound });
  await openShop(test);
  png = await noise(64, 36).png().toBuffer();
});
beforeEach(() => {
  asked = [];
  says = async (url) =>
    url === PICTURE
      ? { status: 200, body: png }
      : { status: 200, body: JSON.stringify({ title: ' A\u200B film\n', thumbnail_url: PICTURE }) };
});
afterAll(() => test.close());

let made = 0;
async function newLink(): Promise<string> {
  made += 1;
  const url = `https://www.youtube.com/watch?v=${String(made).padStart(11, '0')}`;
  const { id: instanceId } = test.instances.a;
  await test.db.inInstance(instanceId, (trx) =>
    askForSnippets(trx, { instanceId, urls: [url, LINK], at: test.clock.now() }),
  );
  return url;
}

const shown = ({ id: instanceId }: { id: number }, url: string) =>
  test.db.inInstance(instanceId, async (trx) =>
    (await readSnippets(trx, { instanceId, urls: [url] }))({ url, network }),
  );
const shownInA = (url: string) => shown(test.instances.a, url);

describe('what a link shows', () => {
  it('is asked of its network by a job, and kept with a picture of our own', async () => {
    const url = await newLink();
    expect(await shownInA(url)).toEqual(snippetByWords({ url, network }));
    expect(asked).toEqual([]);
    await runJob(test, askLinks);
    expect(asked).toEqual([
      `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(url)}`,
      PICTURE,
    ]);
    const snippet = await shownInA(url);
    expect(snippet.title).toBe('A film');
    expect(snippet.thumbnail).toMatch(/^\/instance-assets\/alder\/[0-9a-f]{32}\.\w+$/);
    expect((await test.request(snippet.thumbnail)).status).toBe(200);
    expect(await shown(test.instances.b, url)).toEqual(snippetByWords({ url, network }));
    await runJob(test, askLinks);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['there is no such thing', { status: 404, body: '' }],
    ['the answer is none', { status: 200, body: '<html>' }],
    ['the answer names nothing', { status: 200, body: '{"title":7}' }],
    [
      'the picture is none',
      { status: 200, body: '{"title":"","thumbnail_url":"https://a.example/b"}' },
    ],
    [
      'the picture would come in clear text',
      { status: 200, body: '{"thumbnail_url":"http://a.example/b"}' },
    ],
  ])('is what its words say where %s', async (_why, answer) => {
    says = async () => answer;
    const url = await newLink();
    await runJob(test, askLinks);
    expect(asked).not.toContain('http://a.example/b');
    expect(await shownInA(url)).toEqual(snippetByWords({ url, network }));
    asked = [];
    test.clock.advance(DAY_MS);
    await runJob(test, askLinks);
    expect(asked).toEqual([]);
  });

  it('is asked for again, ever more seldom, while nobody answers', async () => {
    says = () => Promise.reject(new OutboundError('timeout'));
    const url = await newLink();
    await runJob(test, askLinks);
    await runJob(test, askLinks);
    expect(asked).toHaveLength(1);
    test.clock.advance(2 * 60_000);
    await runJob(test, askLinks);
    test.clock.advance(2 * 60_000);
    await runJob(test, askLinks);
    expect(asked).toHaveLength(2);
    says = async () => ({ status: 200, body: '{"title":"Back"}' });
    test.clock.advance(DAY_MS);
    await runJob(test, askLinks);
    expect(await shownInA(url)).toEqual({ ...snippetByWords({ url, network }), title: 'Back' });
  });

  it('is forgotten after half a year', async () => {
    const url = await newLink();
    await runJob(test, askLinks);
    test.clock.advance(181 * DAY_MS);
    await runJob(test, askLinks);
    expect(await shownInA(url)).toEqual(snippetByWords({ url, network }));
  });

  it('is asked of nobody in a first try', async () => {
    await newLink();
    await runJob({ deps: { ...test.deps, isDemo: true } }, askLinks);
    expect(asked).toEqual([]);
  });
});

it('an order tells what it is for', async () => {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 100_000_000n);
  const { orders } = await placedIn(await place(payer, { orders: [line()] }));
  const before = {
    ...{ url: LINK, embed_url: null, started_at: null, ended_at: null },
    ...{ supported_at: null, supported_until: null },
    snippet: snippetByWords({ url: LINK, network: 'Alder Tube' }),
  };
  expect(orders[0]?.promotable).toEqual(before);
  const id = orders[0]!.id;
  const url = await newLink();
  const at = test.clock.now();
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .updateTable('orders')
      .set({ link_url: url, status: 'completed', started_at: at, completed_at: at })
      .set({ guarantee_days: 3, is_guarantee: true })
      .where('id', '=', BigInt(id))
      .execute(),
  );
  await runJob(test, askLinks);
  const { promotable } = await readOrder(payer, id);
  expect(promotable).toMatchObject({
    url,
    embed_url: `https://www.youtube-nocookie.com/embed/${url.slice(-11)}`,
    started_at: at.toISOString(),
    supported_at: at.toISOString(),
    supported_until: new Date(at.getTime() + 3 * DAY_MS).toISOString(),
    ended_at: at.toISOString(),
    snippet: { title: 'A film' },
  });
});

describe('a drawn picture', () => {
  it('is the same for the same link, and runs nothing', async () => {
    const address = pictureAddress({ url: LINK, shape: 'video' });
    expect(pictureAddress({ url: LINK, shape: 'video' })).toBe(address);
    expect(pictureAddress({ url: `${LINK}2`, shape: 'video' })).not.toBe(address);
    const response = await test.request(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const seed = new URLSearchParams(address.split('?')[1]).get('seed') ?? '';
    expect(await response.text()).toBe(drawPicture({ shape: 'video', seed }));
  });

  it.each(['', '?shape=video', '?shape=house&seed=00000000', '?shape=video&seed=%22%3E%3Cb%3E'])(
    'is drawn of nothing else: %s',
    async (query) => {
      expect((await test.request(`/link-picture${query}`)).status).toBe(422);
    },
  );
});
