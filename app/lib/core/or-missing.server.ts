import { notFound, type MissingCard } from '../http/responses.ts';
import { isRefusal } from './core.server.ts';

/** For a call about one thing: where the core has no such thing, there is no such page. */
export function orMissing(error: unknown, card: MissingCard = 'page'): never {
  throw isRefusal(error, 404) ? notFound(card) : error;
}
