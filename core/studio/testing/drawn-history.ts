import fc from 'fast-check';
import { checkDocuments } from '#core/tenancy/instances/check-documents.ts';
import { keptDocument } from '#core/tenancy/revisions/document-set.ts';
import { Crash } from '#core/testing/crashing-database.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { DEEDS, History, type Command } from './history.ts';
import { StudioInMemory } from './studio-in-memory.ts';
import type { Studio } from './studio.ts';

const side = fc.constantFrom(0 as const, 1 as const);
const command: fc.Arbitrary<Command> = fc.record({
  do: fc.constantFrom(...DEEDS),
  who: side,
  tab: side,
  pick: fc.nat(60),
  value: fc.nat(60),
  fault: fc.constantFrom('none', 'none', 'none', 'none', 'crash', 'lost'),
});
export const drawnHistory = (most: number) => fc.array(command, { minLength: 2, maxLength: most });

const first = checkDocuments(ownerDocuments('Alder')).map((document) =>
  keptDocument(document, document.body),
);

/** Whatever is asked of it, its process ends. */
const ended = new Proxy({} as Studio, {
  get: () => async () => {
    throw new Crash();
  },
});

/** Plays it in memory, and answers what happened. */
export async function playInMemory(commands: Command[]): Promise<unknown[]> {
  const played = new History(new StudioInMemory(first), () => ended);
  await played.play(commands);
  return played.trace;
}
