// Also on PostgreSQL: the same histories on a database.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDocuments } from '#core/tenancy/instances/check-documents.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { keptDocument } from '#core/tenancy/revisions/document-set.ts';
import { Crash } from '#core/testing/crashing-database.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { ownerCaller } from './testing/owner-caller.ts';
import { DEEDS, History, type Command } from './testing/history.ts';
import { StudioInMemory } from './testing/studio-in-memory.ts';
import { StudioOnDatabase } from './testing/studio-on-database.ts';
import type { Studio } from './testing/studio.ts';
import { verifyRevisions } from './revisions/verify-revisions.ts';

const side = fc.constantFrom(0 as const, 1 as const);
const command: fc.Arbitrary<Command> = fc.record({
  do: fc.constantFrom(...DEEDS),
  who: side,
  tab: side,
  pick: fc.nat(60),
  value: fc.nat(60),
  fault: fc.constantFrom('none', 'none', 'none', 'none', 'crash', 'lost'),
});
const history = (most: number) => fc.array(command, { minLength: 2, maxLength: most });

const first = checkDocuments(ownerDocuments('Alder')).map((document) =>
  keptDocument(document, document.body),
);

/** Whatever is asked of it, its process ends. */
const ended = new Proxy({} as Studio, {
  get: () => async () => {
    throw new Crash();
  },
});

async function inMemory(commands: Command[]): Promise<unknown[]> {
  const played = new History(new StudioInMemory(first), () => ended);
  await played.play(commands);
  return played.trace;
}

describe('whatever people do', () => {
  it('nothing saved is lost, nothing public that nobody published, no merge drops a field', async () => {
    await fc.assert(
      fc.asyncProperty(history(14), async (commands) => {
        await inMemory(commands);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('on a database', () => {
  let test: TestCore;
  let count = 0;
  beforeAll(async () => {
    test = await testCore();
  });
  afterAll(() => test.close());

  it('it is the same, to the last answer', async () => {
    await fc.assert(
      fc.asyncProperty(history(16), async (commands) => {
        count += 1;
        const slug = `history-${count}`;
        const { id } = await publishInstance(test.deps, {
          ...{ slug, hosts: [`${slug}.example`], documents: ownerDocuments('Alder') },
        });
        const people = await Promise.all([ownerOf(id), ownerOf(id)]);
        const studio = new StudioOnDatabase(test.deps, people);
        const played = new History(studio, (statement) => studio.crashing(statement));
        await played.play(commands);
        expect(played.trace).toEqual(await inMemory(commands));
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
