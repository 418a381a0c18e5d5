import { AppError } from '#core/errors.ts';
import type { OrderPlace } from './order-sorts.pure.ts';
import { MOST_SKIPPED, PER_PAGE } from './table-query.contract.ts';

interface Paged {
  page?: number | undefined;
  per_page?: number | undefined;
  cursor?: OrderPlace | undefined;
}

/** The size and offset of a page; page numbers do not reach as far as a cursor. */
export function tablePage({ page = 1, per_page: perPage = PER_PAGE, cursor }: Paged) {
  const skipped = cursor ? 0 : (page - 1) * perPage;
  if (skipped > MOST_SKIPPED) {
    throw new AppError('validation_failed', { fields: { page: [{ code: 'invalid_format' }] } });
  }
  return { perPage, skipped };
}
