import type { Deps } from '#core/deps.ts';
import {
  checkDocuments,
  checkDocumentsOfPayments,
  checkLastNumbers,
} from './verify-documents.store.ts';

const AT_ONCE = 2_000;

export interface VerifiedDocuments {
  documents: number;
  /** One sentence per fault. */
  faults: string[];
}

/**
 * Checks that documents are as they were issued, numbered without a gap, and that each payment
 * since numbering began has its own.
 */
export async function verifyDocuments(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedDocuments> {
  const documents = await readAll((after) =>
    db.inInstance(instanceId, (trx) => checkDocuments(trx, { instanceId, after, most: AT_ONCE })),
  );
  const payments = await readAll((after) =>
    db.inInstance(instanceId, (trx) =>
      checkDocumentsOfPayments(trx, { instanceId, after, most: AT_ONCE }),
    ),
  );
  const unused = await db.inInstance(instanceId, (trx) => checkLastNumbers(trx, instanceId));
  return {
    documents: documents.length,
    faults: [
      ...documents.flatMap(({ number, faults }) =>
        faults.map((of) => `Document ${number}: ${of}.`),
      ),
      ...payments.flatMap(({ id, faults }) => faults.map((of) => `Payment ${id}: ${of}.`)),
      ...unused.map((series) => `Series ${series}: its last number belongs to no document.`),
    ],
  };
}

async function readAll<Row extends { id: bigint }>(
  readPage: (after: bigint) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = await readPage(0n); page.length > 0;) {
    all.push(...page);
    page = await readPage(page.at(-1)?.id ?? 0n);
  }
  return all;
}
