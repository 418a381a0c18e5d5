import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Language } from '#locales/languages.ts';
import type {
  documentsAnswer,
  documentsQuery,
  ListedDocument,
  ShownDocument,
  staffDocumentsQuery,
} from './document.contract.ts';
import {
  findDocument,
  findDocumentByNumber,
  readDocumentsOf,
  readDocumentsOfInvoices,
  type DocumentRow,
} from './document.store.ts';
import { electronicFacts } from './electronic/electronic-facts.ts';
import { readContent } from './read-content.ts';
import { wordDocument } from './word-document.ts';

const PER_PAGE = 20;

type Answer = z.infer<typeof documentsAnswer>;
type ReadDeps = Pick<Deps, 'db' | 'texts'>;

/** Of the caller, the newest first. */
export function listOwnDocuments(
  deps: ReadDeps,
  { instanceId, customer }: CustomerCaller,
  { cursor }: z.infer<typeof documentsQuery>,
): Promise<Answer> {
  return listOf(deps, { instanceId, customerId: customer.id, cursor });
}

/** By its number, of a payment, or page by page of a customer. */
export async function listStaffDocuments(
  deps: ReadDeps,
  { instanceId }: Pick<CustomerCaller, 'instanceId'>,
  asked: z.infer<typeof staffDocumentsQuery>,
): Promise<Answer> {
  const { payment_id: paymentId, customer_id: customerId, number, cursor } = asked;
  if (number !== undefined) {
    const row = await deps.db.read(instanceId, (trx) =>
      findDocumentByNumber(trx, { instanceId, number }),
    );
    return { data: row ? [listed(row, deps)] : [], meta: { next: null } };
  }
  if (paymentId !== undefined) {
    const ofPayment = { instanceId, invoiceIds: [BigInt(paymentId)] };
    const rows = await deps.db.read(instanceId, (trx) => readDocumentsOfInvoices(trx, ofPayment));
    const data = rows.reverse().map((row) => listed(row, deps));
    return { data, meta: { next: null } };
  }
  if (customerId === undefined) return { data: [], meta: { next: null } };
  return listOf(deps, { instanceId, customerId: BigInt(customerId), cursor });
}

interface Asked {
  instanceId: number;
  customerId: bigint;
  cursor: string | undefined;
}

async function listOf(deps: ReadDeps, { instanceId, customerId, cursor }: Asked): Promise<Answer> {
  const before = cursor === undefined ? undefined : BigInt(cursor);
  const asked = { instanceId, customerId, before, most: PER_PAGE + 1 };
  const rows = await deps.db.read(instanceId, (trx) => readDocumentsOf(trx, asked));
  const page = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
  return {
    data: page.map((row) => listed(row, deps)),
    meta: { next: last ? String(last.id) : null },
  };
}

/** A document of the instance; one of another customer is not found. */
export async function getDocumentRow(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customerId }: { instanceId: number; customerId?: bigint },
  idInPath: string,
): Promise<DocumentRow> {
  if (!/^[1-9]\d{0,17}$/.test(idInPath)) throw new AppError('not_found');
  const asked = {
    instanceId,
    id: BigInt(idInPath),
    ...(customerId !== undefined && { customerId }),
  };
  const row = await db.read(instanceId, (trx) => findDocument(trx, asked));
  if (!row) throw new AppError('not_found');
  return row;
}

export function showDocument(
  deps: Pick<Deps, 'texts'>,
  row: DocumentRow,
  language: Language,
): ShownDocument {
  return {
    ...listed(row, deps),
    sha256: Buffer.from(row.hash).toString('hex'),
    printed: wordDocument(readContent(row), { language, texts: deps.texts }),
  };
}

function listed(row: DocumentRow, { texts }: Pick<Deps, 'texts'>): ListedDocument {
  const document = readContent(row);
  return {
    id: Number(row.id),
    title: document.title,
    number: row.number,
    payment_id: Number(row.invoice_id),
    total: formatAmount(row.total_micro),
    tax: formatAmount(BigInt(document.taxMicro)),
    corrects: document.corrects?.number ?? null,
    issued_at: row.issued_at.toISOString(),
    is_electronic: electronicFacts(document, texts) !== undefined,
  };
}
