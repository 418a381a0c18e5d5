import { readServicesToOrder } from '#core/catalogue/services/ordered-service.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import { readTermsIn, type OrderTerms } from '#core/ordering/form/order-terms.ts';
import type { Buyer } from '#core/accounts/customers/buyer.ts';
import type { Language } from '#locales/languages.ts';
import { checkLine, type OrderableLine } from './check-line.ts';
import type { OrderLineAsked } from './place-order.contract.ts';

interface CheckLinesInput {
  instanceId: number;
  revision: bigint;
  language: Language;
  /** The buyer, whose country is checked. */
  buyer: Buyer;
  orders: readonly OrderLineAsked[];
}

/** All lines ready to order, or the problems of each, such as `orders.2.url`. */
export async function checkLines(
  trx: Trx,
  db: Database,
  { instanceId, revision, language, buyer, orders }: CheckLinesInput,
): Promise<{ terms: OrderTerms; lines: OrderableLine[] }> {
  const names = orders.map(({ service_id }) => service_id);
  const named = { instanceId, revision, services: { names }, buyer };
  const terms = await readTermsIn(trx, db, named);
  const found = [...terms.services.values()];
  const services = await readServicesToOrder(trx, db, {
    instanceId,
    revision: found[0]?.catalogue_revision ?? 0n,
    language,
    ids: [...new Set(found.map(({ id }) => id))],
  });
  const fields: FieldProblems = {};
  const lines = orders.flatMap((asked, at) => {
    const made = checkLine({ terms, services }, asked);
    if ('line' in made) return [made.line];
    for (const [field, list] of Object.entries(made.problems)) {
      fields[`orders.${at}.${field}`] = list;
    }
    return [];
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  return { terms, lines };
}
