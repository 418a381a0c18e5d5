import { saveView } from '#core/back-office/views/saved-views.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

/** Somebody of the team keeps what they look for in its lists. */
export async function keepSearches(
  { deps }: Stage,
  troupe: Troupe,
  { who, searches }: DeedOf<'keep searches'>,
): Promise<void> {
  const caller = callerOf(troupe, who);
  for (const { isShared, ...search } of searches) {
    await saveView(deps, caller, { ...search, is_shared: isShared ?? false });
  }
}
