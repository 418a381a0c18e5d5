import type { AppLoadContext } from '@remix-run/node';
import type { PresenceSubject } from '#core/back-office/presence/presence-subjects.pure.ts';
import { sayPresence } from '#core/back-office/presence/presence.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';

export interface Presence {
  subject: PresenceSubject;
  id: number;
}

/** Says that this member of staff has it open, and names the colleagues who have it as well. */
export async function othersAt({ core }: AppLoadContext, body: Presence): Promise<string[]> {
  try {
    const { data } = await core.call(sayPresence, { body });
    return data.map(({ name }) => name);
  } catch (error) {
    // A page goes on without knowing it.
    if (error instanceof CoreError) return [];
    throw error;
  }
}
