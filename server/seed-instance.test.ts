import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addHostTo } from '#core/tenancy/instances/change-hosts.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';
import { applyInstanceFile } from '#core/studio/instance-file/apply-instance-file.ts';
import { getInstanceFile, getRevisionFile } from '#core/studio/instance-file/get-instance-file.ts';
import { getRevisionDifference, listRevisions } from '#core/studio/revisions/read-revisions.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { DEMO_DESIGNER } from '#fixtures/demo-designer.ts';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import { listInstanceFixtures, loadInstanceFixture } from '#fixtures/load-instance.ts';
import { seedInstance } from './seed-instance.ts';

let core: TestCore;
beforeAll(async () => {
  core = await testCore();
});
afterAll(() => core.close());

const slugs = await listInstanceFixtures();

async function seed(slug: string, { hasHistory = true, panelName = '' } = {}) {
  const fixture = await loadInstanceFixture(slug);
  const { settings } = fixture.documents;
  if (panelName) fixture.documents.settings = { ...settings, panelName };
  return { fixture, ...(await seedInstance(core.deps, { fixture, port: 3000, hasHistory })) };
}

const revisionsOf = async (instanceId: number) =>
  (await listRevisions(core.deps, { instanceId }, {})).data;

const nameOf = async (id: number) => (await readSettings(core.deps, id)).panelName;

describe.each(slugs)('half a year of %s in the studio', (slug) => {
  test('is told by two people, in revisions that each change something, and ends today', async () => {
    const { id, fixture } = await seed(slug);
    const revisions = (await revisionsOf(id)).toReversed();
    expect(revisions.length).toBeGreaterThanOrEqual(12);
    expect(revisions[0]).toMatchObject({ source: 'files', author: null });
    const authors = revisions.slice(1).map(({ author }) => author?.name);
    expect(new Set(authors)).toEqual(new Set([DEMO_OWNER.name, DEMO_DESIGNER.name]));
    const sources = revisions.map(({ source }) => source);
    expect(sources).toEqual(expect.arrayContaining(['studio', 'schedule', 'expiry']));
    expect(revisions.slice(1).filter(({ note }) => note.length < 8)).toEqual([]);
    const moments = revisions.map(({ published_at: at }) => Date.parse(at));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    const days = (core.clock.now().getTime() - (moments[0] ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(181, 1);
    for (const { revision } of revisions.slice(1)) {
      const asked = { number: BigInt(revision), against: undefined };
      const { data } = await getRevisionDifference(core.deps, { instanceId: id }, asked);
      expect(data.length, `revision ${revision}`).toBeGreaterThan(0);
    }
    const { file } = await getInstanceFile(core.deps, { id, slug }, { hasPictures: false });
    expect(file.pages).toHaveLength(fixture.documents.pages.length);
    expect(file.settings).toMatchObject({ panelName: fixture.documents.settings.panelName });
  });

  test('leaves the owner with a draft under way', async () => {
    const { id } = await seed(slug);
    const drafts = await core.db.inInstance(id, (trx) =>
      trx.selectFrom('studio_draft_steps').selectAll().orderBy('rev', 'desc').limit(2).execute(),
    );
    expect(drafts).toHaveLength(2);
  });
});

describe('files of a demo', () => {
  test('are published anew for as long as nobody else has published', async () => {
    const { id, revision } = await seed('nova');
    expect((await seed('nova')).revision).toBe(revision);
    await seed('nova', { panelName: 'Nova of files' });
    expect(await nameOf(id)).toBe('Nova of files');
    const owner = { id, slug: 'nova' };
    const { file, etag } = await getInstanceFile(core.deps, owner, { hasPictures: false });
    const settings = { ...file.settings, panelName: 'Nova of its owner' };
    const by = { address: '', requestId: 'test', authorId: null };
    const wish = { isDryRun: false, note: '', by };
    await applyInstanceFile(core.deps, {
      ...{ owner, ifMatch: etag, file: { ...file, settings } },
      ...wish,
    });
    await seed('nova', { panelName: 'Nova of files, again' });
    expect(await nameOf(id)).toBe('Nova of its owner');
    expect(core.log.lines.at(-1)).toMatchObject({
      message: expect.stringContaining('left alone'),
      fields: { instance: 'nova' },
    });
    // Back to what the files said, they may go on.
    const [, before] = await revisionsOf(id);
    const earlier = await getRevisionFile(core.deps, owner, BigInt(before?.revision ?? 0));
    await applyInstanceFile(core.deps, { owner, ifMatch: '*', file: earlier, ...wish });
    await seed('nova', { panelName: 'Nova goes on' });
    expect(await nameOf(id)).toBe('Nova goes on');
  });

  test('leave the hosts that an owner has chosen', async () => {
    const { id } = await seed('nova');
    await core.db.asSystem((trx) =>
      addHostTo(trx, { instanceId: id, host: 'nova.example', now: core.clock.now() }),
    );
    await seed('nova', { panelName: 'Nova with a host' });
    expect(await listInstanceHosts(core.deps, id)).toContain('nova.example');
  });
});
