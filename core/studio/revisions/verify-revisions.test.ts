// On PostgreSQL: what only the owner of a database can change.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#core/platform/db/database.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { afterTampering } from '#core/testing/after-tampering.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { verifyRevisions } from './verify-revisions.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  for (const panelName of ['Second', 'Third', 'Fourth']) {
    await changeSettings(test.deps, { slug: 'alder', patch: { panelName } });
  }
});
afterAll(() => test.close());

/** `$instance` in the statement stands for the first one. */
async function faultsAfter(template: string): Promise<string[]> {
  const { db, instances } = test;
  const instanceId = instances.a.id;
  const statement = template.replaceAll('$instance', String(instanceId));
  return afterTampering({ db, instanceId, statement }, async (trx) => {
    const here: Database = { ...db, read: (_instance, work) => work(trx) };
    return (await verifyRevisions({ db: here }, instanceId)).faults;
  });
}

const hash = '[0-9a-f]{64}';

it('a chain that nobody touched has no fault, in either instance', async () => {
  const { a, b } = test.instances;
  const first = await verifyRevisions(test.deps, a.id);
  expect(first).toMatchObject({ revisions: 4, faults: [] });
  expect(first.documents).toBeGreaterThan(10);
  expect(await verifyRevisions(test.deps, b.id)).toMatchObject({ revisions: 1, faults: [] });
  expect(await faultsAfter('select 1')).toEqual([]);
});

it.each([
  ["note = 'Another note'", 'is not what its hash says'],
  ['author_id = 77', 'is not what its hash says'],
  ["source = 'expiry'", 'is not what its hash says'],
  ['changes = changes + 1', 'is not what its hash says'],
  ['schema_version = schema_version + 1', 'is not what its hash says'],
  ["published_at = published_at + interval '1 millisecond'", 'is not what its hash says'],
  [
    'tree = (select tree from instance_revisions where instance_id = $instance and revision = 1)',
    'is not what its hash says',
  ],
  ["tree = repeat('0', 64)", 'has lost its documents'],
  ["previous_hash = repeat('0', 64)", 'names another one before it'],
])('a revision in which %s was written: it %s', async (change, fault) => {
  const faults = await faultsAfter(
    `update instance_revisions set ${change} where instance_id = $instance and revision = 2`,
  );
  expect(faults).toContain(`revision 2 ${fault}`);
});

it.each([
  [
    'a changed document',
    `update document_bodies set body = replace(body, '"Second"', '"Other"')
      where instance_id = $instance and body like '%"Second"%'`,
    [new RegExp(`^document ${hash} is not what its hash says$`)],
  ],
  [
    'a lost document',
    `delete from document_bodies where instance_id = $instance and body like '%"Second"%'`,
    [new RegExp(`^tree ${hash} lacks its settings settings$`)],
  ],
  [
    'a changed list of documents',
    `update document_trees set entries = replace(entries, '"banner"', '"coupon"')
      where instance_id = $instance and hash = (
        select tree from instance_revisions where instance_id = $instance and revision = 2)`,
    [new RegExp(`^tree ${hash} is not what its hash says$`)],
  ],
  [
    'a revision that is gone',
    `delete from instance_revisions where instance_id = $instance and revision = 2`,
    [/^revision 3 does not follow/, /^revision 3 names another/],
  ],
  [
    'an earlier one that was made public by hand',
    `update published_revisions set revision = 3 where instance_id = $instance`,
    [/^revision 3 is public, not the last$/, /^settings settings is public, or should be/],
  ],
  [
    'what pages read, changed beside the revisions',
    `update instance_documents set body = jsonb_set(body, '{panelName}', '"By hand"')
      where instance_id = $instance and kind = 'settings'`,
    [/^settings settings is public, or should be, and is not the revision's$/],
  ],
])('%s is found', async (_what, statement, expected) => {
  const faults = await faultsAfter(statement);
  for (const fault of expected) {
    expect(faults).toContainEqual(expect.stringMatching(fault));
  }
});
