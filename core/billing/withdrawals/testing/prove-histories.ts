import fc from 'fast-check';
import { command, playHistory, type Books, type Command, type Stage } from './play-history.ts';

/** One in which everything happens, so that others need not. */
export const FULL: readonly Command[] = (
  [
    ...['ask', 'approve', 'send', 'pay', 'ask', 'refuse', 'ask', 'cancel'],
    ...['move', 'ask', 'approve', 'send', 'doubt', 'pay'],
  ] as Command['do'][]
).map((deed) => ({ do: deed, by: 0, pick: 1, cents: 400, fault: 'again' }));

/** More statements than any deed has. */
const MOST_STATEMENTS = 45;

/** The full history once for each moment at which a process can end: the statements of each deed. */
export const crashesEverywhere = (): Command[][] =>
  FULL.flatMap((_, at) =>
    [...Array.from({ length: MOST_STATEMENTS }, (__, n) => n + 1), 'after commit' as const].map(
      (fault) => FULL.map((one, own) => (own === at ? { ...one, fault } : one)),
    ),
  );

export const randomHistories = (count: number, seed: number): Command[][] =>
  fc.sample(fc.array(command, { minLength: 6, maxLength: 16 }), { numRuns: count, seed });

/** What is wrong with the books of a customer: paid, held, left and moved are what was earned. */
export function faultsOf(books: Books): string[] {
  const { earnedMicro, heldMicro, leftMicro, balanceMicro, outMicro } = books;
  const spread = outMicro + heldMicro + leftMicro + balanceMicro;
  return [
    ...(spread === earnedMicro ? [] : [`${earnedMicro} earned, ${spread} found`]),
    ...(heldMicro === books.openMicro ? [] : [`${heldMicro} held for ${books.openMicro} open`]),
    ...(outMicro === books.paidMicro ? [] : [`${outMicro} left for ${books.paidMicro} paid`]),
    ...(books.mostPayouts <= 1 ? [] : [`paid ${books.mostPayouts} times`]),
  ];
}

/** Plays each history and answers what its books were wrong about after any step. */
export async function faultsIn(stage: Stage, histories: readonly Command[][]): Promise<string[]> {
  const faults: string[] = [];
  for (const history of histories) {
    await playHistory(stage, history, (books) => {
      faults.push(...faultsOf(books).map((fault) => `${fault}: ${JSON.stringify(history)}`));
    });
  }
  return faults;
}
