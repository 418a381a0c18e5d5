import type { Trx } from '#core/platform/db/database.ts';
import { readRevision } from './catalogue.store.ts';
import type { FaqEntry } from './catalogue.tables.ts';
import type { PageFacts, ServiceColumns } from './change-catalogue.ts';
import { readContents, type PackageItem } from './package.store.ts';
import type { PageText } from './page-texts.pure.ts';
import type { TargetKind } from './target-kinds.pure.ts';
import {
  readAllGroups,
  readAllServices,
  readAsked,
  readSomeServices,
  readTaken,
  readTexts,
} from './whole.store.ts';

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

export { readSomeServices, readTaken };

/** What staff see of one service beside its columns: its texts by language, what it asks for. */
export async function readServiceParts(
  trx: Trx,
  asked: { instanceId: number; serviceId: number },
): Promise<ServiceParts> {
  const [texts, rest, contents] = await Promise.all([
    readTexts(trx, asked),
    readAsked(trx, asked),
    readContents(trx, asked),
  ]);
  return { texts, contents, ...rest };
}

/** A service in one language. */
export interface PageTexts extends Record<PageText, string | null> {
  name: string;
  description: string | null;
  faq: FaqEntry[] | null;
}

export interface ServiceParts {
  texts: Partial<Record<string, PageTexts>>;
  /** Made of other services. */
  isPackage: boolean;
  canSpeedup: boolean;
  facts: PageFacts;
  labelIds: number[];
  /** In its order. */
  contents: PackageItem[];
  targets: { id: number; view_type: TargetKind | null; position: number }[];
}

/** Networks, types and targets, whether they are shown or not. */
export { readAllGroups };

/** Grows with every change of the catalogue. */
export function readCatalogueRevision(trx: Trx, instanceId: number): Promise<bigint> {
  return readRevision(trx, instanceId);
}

export type WholeCatalogue = Awaited<ReturnType<typeof readWhole>>;
