import { mayOrder, type Program } from '#core/accounts/api-tokens/program.ts';
import type { EventRow } from './event.store.ts';

/** The token of some services is told of what happens to their orders alone; a session of everything. */
export function isFor(
  program: Pick<Program, 'serviceIds'> | undefined,
  { data }: Pick<EventRow, 'data'>,
): boolean {
  const { service_id: service } = data;
  return !program || typeof service !== 'number' || mayOrder(program, service);
}
