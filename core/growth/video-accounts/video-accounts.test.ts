import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { OutboundError, type Outbound } from '#core/platform/outbound/outbound.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { MOST_ACCOUNTS } from './add-video-account.ts';
import type { VideoAccount } from './video-account.contract.ts';

const PATH = '/api/v1/youtube-account';
const FIELD = 'youtube_channel_url';

/** What the platform shows of every channel; undefined where it did not answer. */
let description: string | undefined = '';
let subscriptions = { status: 200, body: '{}' };

const outbound: Outbound = {
  mayAsk: async () => true,
  async send({ url }) {
    if (description === undefined) throw new OutboundError('timeout');
    const { pathname, searchParams } = new URL(url);
    const answer = (body: unknown, status = 200) => ({
      ...{ status, contentType: 'application/json' },
      body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    });
    if (pathname.endsWith('/subscriptions'))
      return answer(subscriptions.body, subscriptions.status);
    const id = searchParams.get('id') ?? channelId(searchParams.get('forHandle') ?? '');
    if (id.includes('missing')) return answer({ items: [] });
    return answer({ items: [{ id, snippet: { title: 'Tea and bread', description } }] });
  },
};

const channelId = (name: string) => `UC${name.padEnd(22, '0')}`.slice(0, 24);

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ outbound, services: { youtube: { apiKey: 'a key' } } });
});
afterAll(() => test.close());
beforeEach(() => {
  description = '';
  subscriptions = { status: 200, body: '{}' };
  test.clock.advance(600_000);
});

const add = (who: CustomerActor, url: string) =>
  who.request(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ youtube_channel_url: url }),
  });
const verify = (who: CustomerActor, id: number, step = 'code') =>
  who.request(`${PATH}/${id}/verify-${step}`, { method: 'POST' });

async function accountIn(answer: Response): Promise<VideoAccount> {
  expect(answer.ok).toBe(true);
  return ((await answer.json()) as { data: VideoAccount }).data;
}

async function problemIn(answer: Response): Promise<string | undefined> {
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
  expect(Object.keys(errors)).toEqual([FIELD]);
  return errors[FIELD]?.[0];
}

async function ownOf(who: CustomerActor): Promise<VideoAccount[]> {
  const answer = await who.request('/api/v1/profile');
  return ((await answer.json()) as { data: { youtube_accounts: VideoAccount[] } }).data
    .youtube_accounts;
}

describe('a channel', () => {
  it('is verified by its code and then by public subscriptions', async () => {
    const who = await newPayer(test);
    const account = await accountIn(await add(who, '@proven'));
    expect(account).toMatchObject({
      ...{ youtube_channel_id: channelId('proven'), name: 'Tea and bread', is_reportable: false },
      ...{ verification_code_at: null, verification_public_subscriptions_at: null },
    });
    expect(await problemIn(await verify(who, account.id))).toContain('not in the channel');
    expect(await problemIn(await verify(who, account.id, 'public-subscriptions'))).toContain(
      'not in the channel',
    );
    description = `Mail me. ${account.code} Thanks.`;
    expect((await accountIn(await verify(who, account.id))).verification_code_at).not.toBeNull();
    subscriptions = {
      status: 403,
      body: '{"error":{"errors":[{"reason":"subscriptionForbidden"}]}}',
    };
    expect(await problemIn(await verify(who, account.id, 'public-subscriptions'))).toContain(
      'private',
    );
    subscriptions = { status: 403, body: '{"error":{"errors":[{"reason":"quotaExceeded"}]}}' };
    expect(await problemIn(await verify(who, account.id, 'public-subscriptions'))).toContain(
      'did not answer',
    );
    subscriptions = { status: 200, body: '{}' };
    const verified = await accountIn(await verify(who, account.id, 'public-subscriptions'));
    expect(verified).toMatchObject({ is_reportable: true });
    description = '';
    expect(await accountIn(await verify(who, account.id))).toEqual(verified);
    expect(await ownOf(who)).toEqual([verified]);
  });

  it('added again is the one that there is, and has another code once it was removed', async () => {
    const who = await newPayer(test);
    const account = await accountIn(await add(who, 'https://www.youtube.com/@again'));
    expect(await accountIn(await add(who, `youtube.com/channel/${channelId('again')}`))).toEqual(
      account,
    );
    expect((await who.request(`${PATH}/${account.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await who.request(`${PATH}/${account.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await accountIn(await add(who, '@again'))).code).not.toBe(account.code);
  });

  it('is of whoever has proven it first, whatever others say', async () => {
    const [squatter, owner, late] = [
      await newPayer(test),
      await newPayer(test),
      await newPayer(test),
    ];
    const claimed = await accountIn(await add(squatter, '@contested'));
    const own = await accountIn(await add(owner, '@contested'));
    description = `${own.code} ${claimed.code}`;
    await accountIn(await verify(owner, own.id));
    expect(await problemIn(await verify(squatter, claimed.id))).toContain('another account');
    expect(await problemIn(await add(late, '@contested'))).toContain('another account');
  });

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'no YouTube channel'],
    ['https://www.instagram.com/nasa', 'no YouTube channel'],
    ['@missing', 'no YouTube channel'],
    ['', ''],
  ])('is not added by %j', async (url, problem) => {
    expect(await problemIn(await add(await newPayer(test), url))).toContain(problem);
  });

  it('is not added while the platform is silent, nor beyond what one may have', async () => {
    const who = await newPayer(test);
    description = undefined;
    expect(await problemIn(await add(who, '@silent'))).toContain('did not answer');
    description = '';
    for (let at = 0; at < MOST_ACCOUNTS; at += 1) await accountIn(await add(who, `@many${at}`));
    expect(await problemIn(await add(who, '@onemore'))).toContain('as many channels');
  });
});

it('where there is no key, nobody is asked to prove what cannot be looked at', async () => {
  const keyless = await testCore({ outbound });
  const who = await newPayer(keyless);
  expect(await (await who.request(PATH)).json()).toEqual({
    data: [],
    meta: { source: null, limit: MOST_ACCOUNTS },
  });
  const answer = await add(who, '@anybody');
  expect(await problemIn(answer)).toContain('cannot be checked');
  await keyless.close();
});
