// On PostgreSQL: publishing many times at once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import type { OwnerDocuments } from './document.ts';
import { INSTANCE_CHANNEL, type InstanceChange } from './instance-channel.ts';
import { listInstances } from './list-instances.ts';
import { publishInstance } from './publish-instance.ts';
import { readDocuments } from './read-documents.ts';

let test: TestCore;
let count = 0;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

/** An instance that no other test knows. */
function fresh() {
  count += 1;
  const slug = `shop-${count}`;
  return { slug, hosts: [`${slug}.example`], documents: ownerDocuments(`Shop${count}`) };
}

const publish = (input: Parameters<typeof publishInstance>[1]) => publishInstance(test.deps, input);

async function refusalOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

/** What is said of an instance from now on. */
async function hear() {
  const changes: InstanceChange[] = [];
  const stop = await test.db.listen(INSTANCE_CHANNEL, (payload) => {
    changes.push(JSON.parse(payload) as InstanceChange);
  });
  return { heard: (slug: string) => changes.filter((change) => change.slug === slug), stop };
}

async function find(slug: string) {
  return (await listInstances(test.deps)).find((instance) => instance.slug === slug);
}

describe('publishing an instance', () => {
  it('makes it known by its hosts and its name', async () => {
    const input = { ...fresh(), hosts: ['One.Example:3000', 'two.example.', 'one.example'] };
    const published = await publish(input);
    expect(published).toMatchObject({ slug: input.slug, revision: 1n, isChanged: true });
    expect(await find(input.slug)).toMatchObject({
      id: published.id,
      name: `Shop${count}`,
      revision: 1n,
      hosts: ['one.example', 'two.example'],
    });
  });

  it('keeps every document in the order of its owner', async () => {
    const input = fresh();
    const { id } = await publish(input);
    expect(await readDocuments(test.deps, id, 'settings')).toEqual([input.documents.settings]);
    expect(await readDocuments(test.deps, id, 'page')).toEqual(input.documents.pages);
    expect(await readDocuments(test.deps, id, 'menu-item')).toEqual(input.documents.menuItems);
    expect(await readDocuments(test.deps, id, 'banner')).toEqual(input.documents.banners);
    expect(await readDocuments(test.deps, id, 'special-offer')).toEqual(
      input.documents.specialOffers,
    );
  });

  it('again with the same content changes nothing and tells nobody', async () => {
    const input = fresh();
    const { heard, stop } = await hear();
    await publish(input);
    const shuffled = {
      ...input,
      documents: {
        ...input.documents,
        settings: Object.fromEntries(Object.entries(input.documents.settings).reverse()),
      },
    };
    expect(await publish(shuffled)).toMatchObject({ revision: 1n, isChanged: false });
    // What was said of the next one comes after what would have been said of this one.
    const next = fresh();
    await publish(next);
    await expect.poll(() => heard(next.slug)).toHaveLength(1);
    expect(heard(input.slug)).toHaveLength(1);
    await stop();
  });

  it.each<[string, (documents: ReturnType<typeof ownerDocuments>) => Partial<OwnerDocuments>]>([
    ['a changed text', (old) => ({ settings: { ...old.settings, panelName: 'Changed' } })],
    [
      'a document more',
      (old) => ({ pages: [...old.pages, { route_name: 'api', meta_title: 'x' }] }),
    ],
    ['a document less', (old) => ({ menuItems: old.menuItems.slice(1) })],
    ['another order', (old) => ({ pages: [...old.pages].reverse() })],
    ['no documents of a kind', () => ({ banners: [], specialOffers: [] })],
  ])('with %s makes one new revision', async (_, change) => {
    const input = fresh();
    const { id } = await publish(input);
    const documents = { ...input.documents, ...change(input.documents) };
    expect(await publish({ ...input, documents })).toMatchObject({
      id,
      revision: 2n,
      isChanged: true,
    });
    expect(await readDocuments(test.deps, id, 'page')).toEqual(documents.pages);
    expect(await readDocuments(test.deps, id, 'menu-item')).toEqual(documents.menuItems);
    expect(await readDocuments(test.deps, id, 'banner')).toEqual(documents.banners);
  });

  it('tells every process which instance and which hosts it concerns', async () => {
    const input = fresh();
    const { slug } = input;
    const { heard, stop } = await hear();
    await publish(input);
    await publish({ ...input, hosts: ['moved.example'] });
    await publish({ ...input, hosts: Array.from({ length: 500 }, (_, i) => `h${i}.example`) });
    await expect.poll(() => heard(slug)).toHaveLength(3);
    expect(heard(slug)).toEqual([
      { slug, revision: '1', hosts: [`${slug}.example`] },
      { slug, revision: '2', hosts: ['moved.example', `${slug}.example`] },
      { slug, revision: '3' },
    ]);
    await stop();
  });

  it('upgrades documents of an earlier version', async () => {
    const input = fresh();
    const settings = {
      ...input.documents.settings,
      schemaVersion: 1,
      defaultOuterWidgetPartnerPercent: undefined,
    };
    const { id } = await publish({ ...input, documents: { ...input.documents, settings } });
    const [stored] = await readDocuments(test.deps, id, 'settings');
    expect(stored).toMatchObject({ schemaVersion: 2, panelName: `Shop${count}` });
  });

  it('by many at once ends with one of them whole', async () => {
    const input = fresh();
    const titles = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(
      titles.map((title) => {
        const pages = ['index', 'api', 'orders'].map((name) => ({
          route_name: name,
          meta_title: title,
        }));
        return publish({ ...input, documents: { ...input.documents, pages } });
      }),
    );
    const instance = await find(input.slug);
    const pages = await readDocuments(test.deps, instance?.id ?? 0, 'page');
    expect(instance?.revision).toBe(5n);
    expect(new Set(pages.map((page) => page.meta_title)).size).toBe(1);
  });
});

describe('publishing is refused', () => {
  it('with every problem named, and then nothing is written', async () => {
    const input = fresh();
    const documents = {
      ...input.documents,
      settings: { schemaVersion: 2, colours: { light: { primary: 'red' } }, made_up: 1 },
      pages: [{ route_name: 'index', meta_title: 5 }],
      menuItems: ['no object'],
    };
    const refusal = await refusalOf(publish({ ...input, documents }));
    expect(refusal.code).toBe('validation_failed');
    expect(refusal.fields).toMatchObject({
      'settings.panelName': [{ code: 'required' }],
      'settings.made_up': [{ code: 'unrecognized' }],
      'settings.colours.light.primary': [{ code: 'invalid_format' }],
      'pages.0.meta_title': [{ code: 'invalid_type' }],
      'menu_items.0': [{ code: 'invalid_type' }],
    });
    expect(String(refusal.cause)).toContain('settings/colours/light/primary must match pattern');
    expect(await find(input.slug)).toBeUndefined();
  });

  it.each([
    ['a slug that is none', { slug: 'Not A Slug' }, 'slug', 'invalid_format'],
    ['no host', { hosts: [] }, 'hosts', 'too_few'],
    ['a host that is none', { hosts: ['ok.example', 'not a host'] }, 'hosts.1', 'invalid_format'],
    ['a host of another instance', { hosts: ['new.example', 'ALDER.example'] }, 'hosts.1', 'taken'],
  ])('for %s', async (_, change, field, code) => {
    const input = { ...fresh(), ...change };
    const refusal = await refusalOf(publish(input));
    expect(refusal.fields).toMatchObject({ [field]: [{ code }] });
    expect(await find(input.slug)).toBeUndefined();
  });

  it.each<[string, Partial<OwnerDocuments>, string]>([
    [
      'two pages of one route',
      { pages: [1, 2].map(() => ({ route_name: 'index', meta_title: 'x' })) },
      'pages.1',
    ],
    [
      'two menu items of one id',
      { menuItems: ['a', 'b'].map((title) => ({ id: 7, title, url: '/' })) },
      'menu_items.1',
    ],
  ])('for %s', async (_, change, field) => {
    const input = fresh();
    const documents = { ...input.documents, ...change };
    const refusal = await refusalOf(publish({ ...input, documents }));
    expect(refusal.fields).toEqual({ [field]: [{ code: 'duplicate' }] });
  });

  it.each([
    ['a NUL', 'a\0b'],
    ['half of a surrogate pair', '\ud83d'],
  ])('for a text with %s, which the database cannot keep', async (_, meta_title) => {
    const input = fresh();
    const documents = { ...input.documents, pages: [{ route_name: 'index', meta_title }] };
    const refusal = await refusalOf(publish({ ...input, documents }));
    expect(Object.keys(refusal.fields)).toEqual(['pages.0']);
  });

  it('for a document of a later version', async () => {
    const input = fresh();
    const settings = { ...input.documents.settings, schemaVersion: 99 };
    const documents = { ...input.documents, settings };
    const refusal = await refusalOf(publish({ ...input, documents }));
    expect(String(refusal.cause)).toContain('is 99, but this build reads versions up to');
  });
});

describe('the wall around an instance', () => {
  it('shows it its own rows only, even to a query that forgets to ask for them', async () => {
    const { a } = test.instances;
    await test.db.inInstance(a.id, async (trx) => {
      const slugs = await trx.selectFrom('instances').select('slug').execute();
      const hosts = await trx.selectFrom('instance_hosts').select('host').execute();
      const owners = await trx
        .selectFrom('instance_documents')
        .select('instance_id')
        .distinct()
        .execute();
      expect(slugs).toEqual([{ slug: 'alder' }]);
      expect(hosts).toEqual([{ host: 'alder.example' }]);
      expect(owners).toEqual([{ instance_id: a.id }]);
    });
  });

  it('lets it neither take a host nor make, rename or remove an instance', async () => {
    const { a, b } = test.instances;
    const attempts = [
      `insert into instance_hosts (host, instance_id) values ('birch2.example', ${a.id})`,
      `update instance_hosts set instance_id = ${a.id} where host = 'birch.example'`,
      `delete from instance_hosts`,
      `update instances set slug = 'other'`,
      `delete from instances`,
      `insert into instances (slug, name, created_at, updated_at) values ('x', 'x', now(), now())`,
      `insert into instance_documents values (${b.id}, 'page', 'x', 0, '{}')`,
    ];
    for (const statement of attempts) {
      const attempt = test.db.inInstance(a.id, (trx) => sql.raw(statement).execute(trx));
      await expect(attempt, statement).rejects.toThrow(/permission denied|row-level security/);
    }
  });
});
