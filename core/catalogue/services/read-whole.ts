import type { Trx } from '#core/platform/db/database.ts';
import { readRevision } from './catalogue.store.ts';
import type { ServiceColumns } from './change-catalogue.ts';
import { readAllGroups, readAllServices, readSomeServices } from './whole.store.ts';

export interface WholeService extends ServiceColumns {
  /** In the language that was asked for, and in no other. */
  name: string | null;
  description: string | null;
}

/** All of a catalogue, whether it is shown or not. Its revision says whether it still is so. */
export async function readWhole(trx: Trx, asked: { instanceId: number; language: string }) {
  const { instanceId } = asked;
  return {
    revision: await readRevision(trx, instanceId),
    ...(await readAllGroups(trx, instanceId)),
    services: await readAllServices(trx, asked),
  };
}

export { readSomeServices };

/** Grows with every change of the catalogue. */
export function readCatalogueRevision(trx: Trx, instanceId: number): Promise<bigint> {
  return readRevision(trx, instanceId);
}

export type WholeCatalogue = Awaited<ReturnType<typeof readWhole>>;
