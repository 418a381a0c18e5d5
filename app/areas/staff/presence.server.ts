import type { AppLoadContext } from '@remix-run/node';
import type { PresenceSubject } from '#core/back-office/presence/presence-subjects.pure.ts';
import { listPresence, sayPresence } from '#core/back-office/presence/presence.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';

export interface Presence {
  subject: PresenceSubject;
  id: number;
}

/** By the number of what colleagues have open, their names. */
export type Others = Record<number, string[]>;

/** Says that this member of staff has it open, and names the colleagues who have it as well. */
export function othersAt({ core }: AppLoadContext, body: Presence): Promise<string[]> {
  return unlessRefused([], async () => {
    const { data } = await core.call(sayPresence, { body });
    return data.map(({ name }) => name);
  });
}

/** Where colleagues are, for a list of what they work on. */
export function whereOthersAre(
  { core }: AppLoadContext,
  subject: PresenceSubject,
): Promise<Others> {
  return unlessRefused({}, async () => {
    const { data } = await core.call(listPresence, { query: { subject } });
    return Object.fromEntries(data.map(({ id, names }) => [id, names]));
  });
}

/** The first that no colleague is at: who works on the same queue is led elsewhere. */
export async function firstFree<Row extends { id: number }>(
  context: AppLoadContext,
  subject: PresenceSubject,
  waiting: readonly Row[],
): Promise<Row | undefined> {
  if (waiting.length === 0) return undefined;
  const others = await whereOthersAre(context, subject);
  return waiting.find(({ id }) => !(id in others)) ?? waiting[0];
}

/** A page goes on without knowing it. */
async function unlessRefused<T>(without: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CoreError) return without;
    throw error;
  }
}
