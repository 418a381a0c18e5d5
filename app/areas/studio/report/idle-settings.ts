import { valueAt } from '#instance-schema/json-pointer.ts';
import type { Place, StudioDocument } from './places.ts';

/** What a panel that is rented itself has no use for: it rents out none. */
const OF_RENTING_OUT = ['/childPanelsPrice', '/childPanelsDomain'] as const;

/** Settings that are filled in and change nothing. */
export function idleSettings(documents: readonly StudioDocument[], isRented: boolean): Place[] {
  if (!isRented) return [];
  const settings = documents.find(({ kind }) => kind === 'settings')?.body;
  return OF_RENTING_OUT.filter((pointer) => valueAt(settings, pointer) !== undefined).map(
    (pointer) => ({ kind: 'settings', key: 'settings', pointer }),
  );
}
