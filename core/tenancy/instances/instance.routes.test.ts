import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCore } from '#core/app.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { LANGUAGES } from '#locales/languages.ts';
import type { OwnerDocuments } from './document.ts';
import { INSTANCE_CHANNEL } from './instance-channel.ts';
import { publishInstance } from './publish-instance.ts';

const PATHS = ['/settings', '/pages', '/menu-items', '/banners', '/api/v1/special-offers'];

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
beforeEach(() => republish({}));
afterAll(() => test.close());

const documents = ownerDocuments('Alder');

async function dataOf(path: string): Promise<unknown> {
  const response = await test.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  return ((await response.json()) as { data: unknown }).data;
}

/** Publishes and waits until this process has heard of it. */
async function republish(change: Partial<OwnerDocuments>): Promise<void> {
  const heard: string[] = [];
  const stop = await test.db.listen(INSTANCE_CHANNEL, (payload) => heard.push(payload));
  const input = { slug: 'alder', hosts: ['alder.example'], documents: { ...documents, ...change } };
  const { isChanged, revision } = await publishInstance(test.deps, input);
  const news = expect.stringContaining(`"revision":"${revision}"`);
  if (isChanged) await expect.poll(() => heard).toContainEqual(news);
  await stop();
}

/** The entity tag of every path in every language. */
async function etags(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of PATHS) {
    for (const query of ['', ...LANGUAGES.map((language) => `?locale=${language}`)]) {
      found[path + query] = (await test.request(path + query)).headers.get('etag') ?? 'none';
    }
  }
  return found;
}

function changedBetween(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(before).filter((url) => before[url] !== after[url]);
}

describe('the content of an instance', () => {
  it('names the instance to panels, also to one that has the content', async () => {
    const fresh = await test.request('/settings');
    expect(fresh.headers.get('x-instance')).toBe('alder');
    const headers = { 'if-none-match': fresh.headers.get('etag') ?? '' };
    const known = await test.request('/settings', { headers });
    expect(known.status).toBe(304);
    expect(known.headers.get('x-instance')).toBe('alder');
  });

  it.each([
    ['/settings', documents.settings],
    ['/pages', documents.pages],
    ['/menu-items', documents.menuItems],
    ['/banners', documents.banners],
    ['/api/v1/special-offers', documents.specialOffers],
  ])('at %s comes whole without a language', async (path, content) => {
    expect(await dataOf(path)).toEqual(content);
  });

  it('comes in one language, with English where that one lacks', async () => {
    expect(await dataOf('/menu-items?locale=de')).toEqual([
      { id: 1, title: 'Alder-Bestellungen', url: '/orders' },
      {
        id: 2,
        title: 'Alder tools',
        url: '/keywords-tools',
        children: [{ id: 3, title: 'Alder tags', url: '/tags-generator' }],
      },
    ]);
    expect(await dataOf('/settings?locale=en')).toMatchObject({
      metaTags: [{ name: 'author', content: 'Alder people' }],
    });
  });

  it('has no text by language left in any of the twelve', async () => {
    for (const language of LANGUAGES) {
      for (const path of PATHS) {
        const response = await test.request(`${path}?locale=${language}`);
        expect(await response.text()).not.toContain('"en":');
      }
    }
  });

  it('is summed up for clients of the API', async () => {
    expect(await dataOf('/api/v1/settings')).toEqual({
      free_views_is_allowed: true,
      default_outer_widget_partner_percent: 0.15,
    });
    const { schemaVersion, panelName, colours } = documents.settings as Record<string, unknown>;
    await republish({ settings: { schemaVersion, panelName, colours } });
    expect(await dataOf('/api/v1/settings')).toEqual({
      free_views_is_allowed: false,
      default_outer_widget_partner_percent: 0,
    });
  });

  it('can be empty', async () => {
    await republish({ pages: [], menuItems: [], banners: [], specialOffers: [] });
    for (const path of PATHS.slice(1)) expect(await dataOf(path)).toEqual([]);
  });
});

describe('an entity tag', () => {
  it('stays when nothing changed', async () => {
    const before = await etags();
    await republish({});
    expect(changedBetween(before, await etags())).toEqual([]);
  });

  it('changes for the document that changed and for no other', async () => {
    const before = await etags();
    await republish({ settings: { ...documents.settings, gradesEnabled: true } });
    const changed = changedBetween(before, await etags());
    expect(changed).toHaveLength(13);
    expect(changed.every((url) => url.startsWith('/settings'))).toBe(true);
  });

  it('changes for the language that changed and for no other', async () => {
    const before = await etags();
    const [first] = documents.banners as [{ content: object }];
    await republish({ banners: [{ ...first, content: { ...first.content, de: '<p>Neu</p>' } }] });
    expect(changedBetween(before, await etags())).toEqual(['/banners', '/banners?locale=de']);
  });

  it('changes with the order of a list, and comes back with it', async () => {
    const before = await etags();
    await republish({ menuItems: [...documents.menuItems].reverse() });
    expect(changedBetween(before, await etags())).toHaveLength(13);
    await republish({});
    expect(changedBetween(before, await etags())).toEqual([]);
  });

  it('of one instance says nothing about another', async () => {
    const [a, b] = await Promise.all(
      [test.instances.a, test.instances.b].map(({ host }) => test.request('/pages', { host })),
    );
    const headers = { 'if-none-match': a?.headers.get('etag') ?? '' };
    expect(headers['if-none-match']).not.toBe(b?.headers.get('etag'));
    const response = await test.request('/pages', { host: test.instances.b.host, headers });
    expect(response.status).toBe(200);
  });
});

describe('what is asked one by one', () => {
  const isOf = async (path: string, { headers = {}, of = test.core }: Asked = {}) => {
    const response = await of.request(path, { headers: { host: 'alder.example', ...headers } });
    return { revision: response.headers.get('x-revision') ?? '', text: await response.text() };
  };
  interface Asked {
    headers?: Record<string, string>;
    of?: TestCore['core'];
  }
  const publish = (name: string) =>
    republish({
      settings: { ...documents.settings, panelName: `Shop ${name}` },
      menuItems: [{ id: 1, title: { en: `Menu ${name}` }, url: '/orders' }],
    });

  /** One that does not hear of publications, as every core for a moment. */
  const deafCore = () =>
    createCore({ ...test.deps, db: { ...test.db, listen: async () => async () => undefined } });

  it('is of one revision, as each answer says, while its core has not heard of another', async () => {
    await publish('old');
    const of = deafCore();
    const settings = await isOf('/settings', { of });
    await publish('new');
    const menu = await isOf('/menu-items', { of });
    expect([settings.text, menu.text]).toEqual([
      expect.stringContaining('Shop old'),
      expect.stringContaining('Menu old'),
    ]);
    expect(menu.revision).toBe(settings.revision);
  });

  it('says the revision that was read, which may be newer than the one that was heard of', async () => {
    await publish('old');
    const { revision } = await isOf('/settings');
    const of = deafCore();
    await of.request('/api/v1/countries?locale=en', { headers: { host: 'alder.example' } });
    await publish('new');
    const menu = await isOf('/menu-items', { of });
    expect(menu.text).toContain('Menu new');
    expect(BigInt(menu.revision)).toBe(BigInt(revision) + 1n);
  });

  it('comes of the revision that is asked for, also when another is public', async () => {
    await publish('old');
    const { revision } = await isOf('/settings');
    await publish('new');
    const headers = { 'x-revision': revision };
    expect(await isOf('/menu-items', { headers })).toEqual({
      revision,
      text: expect.stringContaining('Menu old') as string,
    });
    expect((await isOf('/menu-items')).text).toContain('Menu new');
  });

  it.each(['1000000', '-1', 'new', ''])(
    'comes of the public one where %j is asked for',
    async (asked) => {
      await publish('new');
      const { text } = await isOf('/menu-items', { headers: { 'x-revision': asked } });
      expect(text).toContain('Menu new');
    },
  );

  it('says its revision also to who has it already', async () => {
    const { headers } = await test.request('/settings');
    const known = await test.request('/settings', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(known.status).toBe(304);
    expect(known.headers.get('x-revision')).toBe(headers.get('x-revision'));
  });
});
