import type { AppLoadContext } from '@remix-run/node';
import { listFavorites, toggleFavorite } from '#core/catalogue/favourites/favourite.operations.ts';
import { CoreError } from '../core/core.server.ts';

type Visit = Pick<AppLoadContext, 'core' | 'session' | 'wish' | 'reportError'>;

/** What the customer has marked; nothing of a guest. Without an answer, a page shows no marks. */
export async function favouriteIds({ core, session, reportError }: Visit): Promise<number[]> {
  if (session.token === undefined) return [];
  try {
    const { meta } = await core.call(listFavorites, { query: { per_page: '1' } });
    return meta.ids;
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    reportError(error);
    return [];
  }
}

/** Marks what somebody wanted to mark before they were logged in. */
export async function fulfilWish({ core, session, wish, reportError }: Visit): Promise<void> {
  const serviceId = session.token === undefined ? undefined : wish.take();
  if (serviceId === undefined) return;
  try {
    const params = { serviceId: String(serviceId) };
    await core.call(toggleFavorite, { params, body: { is_favorite: true } });
  } catch (error) {
    // The page that they came for is worth more than the mark.
    if (!(error instanceof CoreError)) throw error;
    reportError(error);
  }
}
