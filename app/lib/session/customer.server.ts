import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { getProfile } from '#core/own-data/profile/profile.operations.ts';
import { refreshSession } from '#core/accounts/sessions/session.operations.ts';
import { CoreError, type CoreClient } from '../core/core.server.ts';
import type { Session } from './session.server.ts';

interface Visit {
  core: CoreClient;
  session: Session;
}

/**
 * Exchanges a token that is old enough. A core that refuses it ends the session; one that cannot be
 * reached does not: the next request tries again.
 */
export async function renewSession({ core, session }: Visit): Promise<void> {
  if (!session.isDue()) return;
  try {
    const { token } = await core.receive(refreshSession);
    if (token) session.start(token);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
  }
}

/** Who a page of the cabinet is for: the guard has let nobody else come here. */
export async function requireCustomer(context: {
  customer(): Promise<Profile | undefined>;
}): Promise<Profile> {
  const customer = await context.customer();
  if (!customer) throw new CoreError(401, 'Nobody is logged in');
  return customer;
}

/** Asks once, however many loaders of a page want to know who is there; nobody for a guest. */
export function customerOf({ core, session }: Visit): () => Promise<Profile | undefined> {
  let asked: Promise<Profile | undefined> | undefined;

  async function ask(): Promise<Profile | undefined> {
    if (session.token === undefined) return undefined;
    try {
      const { data } = await core.call(getProfile, {
        query: { with_increased_balance_accuracy: '1' },
      });
      return data;
    } catch (error) {
      // The client has ended the session already.
      if (error instanceof CoreError && session.token === undefined) return undefined;
      throw error;
    }
  }

  return () => (asked ??= ask());
}
