import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '#core/studio/drafts/draft.contract.ts';
import { dataOf } from '#core/testing/answers.ts';
import type { Actor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { Applied } from './apply-instance-file.ts';
import type { InstanceFile } from './instance-file.contract.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const FILE = '/api/v1/instance';
const IMPORTS = '/api/v1/studio/imports';
const owner = () => test.actors.ownerOfA;

async function read(query = '', as: Actor = owner()) {
  const response = await as.request(`${FILE}${query}`);
  const etag = response.headers.get('etag') ?? '';
  return { etag, file: await dataOf<InstanceFile>(response) };
}

interface Put {
  query?: string;
  ifMatch?: string | undefined;
  as?: Actor;
}

const put = (body: object, { query = '', ifMatch, as = owner() }: Put = {}) =>
  as.request(`${FILE}${query}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    },
  });

async function refusal(response: Response) {
  return { status: response.status, ...((await response.json()) as { code: string }) };
}

const named = (file: InstanceFile, panelName: string): InstanceFile => ({
  ...file,
  settings: { ...file.settings, panelName },
});

async function nameOf(instance = test.instances.a) {
  const response = await test.request('/settings', { host: instance.host });
  return (await dataOf<{ panelName: string }>(response)).panelName;
}

const CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4"/></svg>';
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('reading the file', () => {
  it('answers the same bytes and tag until something is published', async () => {
    const first = await owner().request(FILE);
    const again = await owner().request(FILE);
    expect(await again.text()).toBe(await first.text());
    const etag = first.headers.get('etag') ?? '';
    const kept = await owner().request(FILE, { headers: { 'if-none-match': etag } });
    expect(kept.status).toBe(304);
    await put(named((await read()).file, 'Alder changed'), { ifMatch: etag });
    expect((await read()).etag).not.toBe(etag);
  });
});

describe('applying a file', () => {
  it('needs to know what it was made from, and refuses what nobody has read', async () => {
    const { file, etag } = await read();
    const next = named(file, 'Alder of a file');
    expect(await refusal(await put(next))).toMatchObject({
      ...{ status: 428, code: 'precondition_needed' },
    });
    const applied = await dataOf<Applied>(await put(next, { ifMatch: etag }));
    expect(applied).toMatchObject({
      is_applied: true,
      changes: [{ kind: 'settings', pointer: '/panelName', after: 'Alder of a file' }],
    });
    expect(await nameOf()).toBe('Alder of a file');
    const late = await refusal(await put(named(file, 'Too late'), { ifMatch: etag }));
    expect(late).toMatchObject({ status: 412, code: 'precondition_failed' });
    expect(await nameOf()).toBe('Alder of a file');
  });

  it('is a revision with its author and note, and none where nothing differs', async () => {
    const { file, etag } = await read();
    const body = { ...named(file, 'Alder, noted'), note: 'By a pipeline' };
    const { revision } = await dataOf<Applied>(await put(body, { ifMatch: etag }));
    const path = `/api/v1/studio/revisions/${revision}`;
    expect(await dataOf(await owner().request(path))).toMatchObject({
      ...{ source: 'api', note: 'By a pipeline', is_published: true },
      author: { id: Number(owner().id) },
    });
    const same = await dataOf<Applied>(await put(body, { ifMatch: '*' }));
    expect(same).toEqual({ revision, is_applied: false, changes: [] });
  });

  it('says in a dry run what would change, field by field, and changes nothing', async () => {
    const { file } = await read();
    const before = await nameOf();
    const [, second, ...others] = file.menu_items;
    const changed = { ...named(file, 'Never'), menu_items: [second ?? {}, ...others] };
    const { is_applied, changes } = await dataOf<Applied>(
      await put(changed, { query: '?dry_run=true' }),
    );
    expect(is_applied).toBe(false);
    expect(changes).toEqual([
      { kind: 'settings', key: 'settings', pointer: '/panelName', before, after: 'Never' },
      { kind: 'menu-item', key: '1', pointer: '', before: file.menu_items[0] },
    ]);
    expect(await nameOf()).toBe(before);
  });

  it('takes all of it or nothing, and says where it is wrong', async () => {
    const { file, etag } = await read();
    const [page] = file.pages;
    const wrong = { ...named(file, 'Half'), pages: [{ ...page, no_index: 'maybe' }] };
    const refused = await refusal(await put(wrong, { ifMatch: etag }));
    expect(refused).toMatchObject({
      status: 422,
      errors: { 'page.index.no_index': [expect.any(String)] },
    });
    expect(await nameOf()).not.toBe('Half');
    expect((await read()).etag).toBe(etag);
  });

  it.each([
    ['a part that there is not', { page: [] }],
    ['another format', { format: 'marquee-instance/2' }],
    ['no list where one belongs', { coupons: {} }],
  ])('refuses %s, instead of leaving it out', async (_, change) => {
    const { file, etag } = await read();
    expect((await put({ ...file, ...change }, { ifMatch: etag })).status).toBe(422);
  });

  it('is for who publishes, not for who edits', async () => {
    const { staffOfA, ownerOfA } = test.actors;
    await ownerOfA.post('/api/v1/staff/roles', { name: 'Editors', permissions: ['studio.edit'] });
    await ownerOfA.request(`/api/v1/staff/team/${staffOfA.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ roles: ['Editors'] }),
      headers: { 'content-type': 'application/json' },
    });
    const { file, etag } = await read('', staffOfA);
    expect((await put(file, { ifMatch: etag, as: staffOfA })).status).toBe(404);
    const preview = await staffOfA.post(IMPORTS, file);
    expect(preview.status).toBe(200);
  });
});

describe('the pictures of a file', () => {
  const logo = (url: string) => ({ logos: { light: { url, width: 40, height: 40 } } });

  it('come along where they are asked for, and are kept under an address of the instance', async () => {
    const { file, etag } = await read();
    const pictures = { '/instance-assets/logo.svg': base64(CIRCLE) };
    const settings = { ...file.settings, ...logo('/instance-assets/logo.svg') };
    await put({ ...file, settings, pictures }, { ifMatch: etag });
    const here = await read('?pictures=include');
    const [address = ''] = Object.keys(here.file.pictures ?? {});
    expect(address).toMatch(/^\/instance-assets\/alder\/[0-9a-f]{32}\.svg$/);
    expect(here.file.settings).toMatchObject(logo(address));
    expect((await read()).file.pictures).toBeUndefined();
    // In again, it is the same byte for byte.
    await put(here.file, { ifMatch: '*' });
    expect((await read('?pictures=include')).file).toEqual(here.file);
    // And elsewhere it gets an address there.
    const { ownerOfB } = test.actors;
    const moved = named(here.file, 'Birch');
    await dataOf(await put(moved, { ifMatch: '*', as: ownerOfB }));
    const there = await read('?pictures=include', ownerOfB);
    const [other = ''] = Object.keys(there.file.pictures ?? {});
    expect(other).toMatch(/^\/instance-assets\/birch\//);
    expect((await test.request(other, { host: test.instances.b.host })).status).toBe(200);
  });

  it.each([
    ['no picture', 'hello', '/instance-assets/a.svg'],
    ['a script in a picture', `${CIRCLE.slice(0, -6)}<script>alert(1)</script></svg>`, 'a.svg'],
    ['a picture of somebody else', CIRCLE, 'https://elsewhere.example/a.svg'],
  ])('are refused where one is %s', async (_, content, address) => {
    const { file, etag } = await read();
    const before = await nameOf();
    const pictures = { [address]: base64(content) };
    const refused = await put({ ...named(file, 'Bad'), pictures }, { ifMatch: etag });
    expect([415, 422]).toContain(refused.status);
    const { errors } = (await refused.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual([`pictures.${address}`]);
    expect(await nameOf()).toBe(before);
  });
});

describe('a file in the draft', () => {
  interface Preview {
    import: string;
    rev: number;
    changes: object[];
    problems: object[];
  }

  const preview = async (file: object) => dataOf<Preview>(await owner().post(IMPORTS, file));
  const takeOver = (name: string, rev?: number) =>
    owner().post(`${IMPORTS}/${name}/take`, rev === undefined ? {} : { rev });

  it('is shown as a difference first, then taken over as a step, and never published', async () => {
    const { file } = await read();
    const before = await nameOf();
    const seen = await preview(named(file, 'Alder, imported'));
    expect(seen.changes).toEqual([
      {
        ...{ kind: 'settings', key: 'settings', pointer: '/panelName' },
        ...{ before, after: 'Alder, imported' },
      },
    ]);
    expect(seen.problems).toEqual([]);
    const draft = await dataOf<Draft>(await takeOver(seen.import, seen.rev));
    expect(draft).toMatchObject({ can_undo: true, changes: [{ kind: 'settings' }] });
    expect(await nameOf()).toBe(before);
    // What somebody has saved in between is not written over.
    const stale = await refusal(await takeOver(seen.import, seen.rev));
    expect(stale).toMatchObject({ status: 409, code: 'draft_conflict' });
  });

  it('may be wrong, and says at each field what keeps it from being published', async () => {
    const { file } = await read();
    const seen = await preview(named(file, ''));
    expect(seen.problems).toContainEqual(
      expect.objectContaining({ kind: 'settings', pointer: '/panelName', code: 'required' }),
    );
    expect((await takeOver(seen.import, seen.rev)).status).toBe(200);
  });

  it('is what was read in this instance, by its name', async () => {
    const nobodys = await refusal(await takeOver('0'.repeat(64)));
    expect(nobodys).toMatchObject({ status: 404 });
    const { file } = await read();
    const seen = await preview(named(file, 'Nameless'));
    expect(await refusal(await takeOver(seen.import))).toMatchObject({ status: 422 });
  });
});
