// On PostgreSQL: the same histories on a database.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { drawnHistory, playInMemory } from './testing/drawn-history.ts';
import { History } from './testing/history.ts';
import { ownerCaller } from './testing/owner-caller.ts';
import { StudioOnDatabase } from './testing/studio-on-database.ts';
import { verifyRevisions } from './revisions/verify-revisions.ts';

describe('on a database, a history', () => {
  let test: TestCore;
  let count = 0;
  beforeAll(async () => {
    test = await testCore();
  });
  afterAll(() => test.close());

  it('is the same as in memory, to the last answer', async () => {
    await fc.assert(
      fc.asyncProperty(drawnHistory(16), async (commands) => {
        count += 1;
        const slug = `history-${count}`;
        const { id } = await publishInstance(test.deps, {
          ...{ slug, hosts: [`${slug}.example`], documents: ownerDocuments('Alder') },
        });
        const people = await Promise.all([ownerOf(id), ownerOf(id)]);
        const studio = new StudioOnDatabase(test.deps, people);
        const played = new History(studio, (statement) => studio.crashing(statement));
        await played.play(commands);
        expect(played.trace).toEqual(await playInMemory(commands));
        expect((await verifyRevisions(test.deps, id)).faults).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  async function ownerOf(instanceId: number) {
    const { id } = await addCustomer(test.deps, instanceId, { roles: ['owner'] });
    return ownerCaller(instanceId, id);
  }
});
