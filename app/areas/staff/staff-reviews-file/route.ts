import type { LoaderFunctionArgs } from '@remix-run/node';
import { REVIEW_FIELDS } from '#core/back-office/reviews/review-fields.pure.ts';
import { exportReviewList } from '#core/back-office/reviews/review-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'reviews', fields: REVIEW_FIELDS },
    take: (query) => context.core.file(exportReviewList, { query }),
  });
}
