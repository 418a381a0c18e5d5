import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { REVIEW_FIELDS } from '#core/back-office/reviews/review-fields.pure.ts';
import { searchReviews } from '#core/back-office/reviews/review-list.operations.ts';
import { REVIEW_LIST_STATES } from '#core/feedback/reviews/review-list-states.pure.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { RATINGS } from '#app/components/rating/stars.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { useReviewColumns } from './review-columns.tsx';

export const handle = {
  i18n: ['staff', 'staff-reviews', 'reviews', 'lists', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list] = await Promise.all([
    staffFrame(context),
    listPage(context, request, {
      ...{ list: 'reviews', fields: REVIEW_FIELDS },
      find: (query) => core.call(searchReviews, { query }),
    }),
  ]);
  const title = textsOf(locale).getFixedT(locale, 'staff-reviews')('title');
  return { ...staff, ...list, title };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/reviews', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'reviews', pathOf });
}

export default function StaffReviews() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, address } = page;
  const { t } = useTranslation(['staff-reviews', 'reviews']);
  const result = useActionData<typeof action>();
  const usual = [
    ...REVIEW_LIST_STATES.map((value) => ({ field: 'state', value, label: t(`state.${value}`) })),
    ...RATINGS.map((count) => ({
      ...{ field: 'stars', value: String(count), label: t('reviews:stars', { count }) },
    })),
  ];
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="reviews">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search')}
        hint={t('hint')}
        columns={useReviewColumns({ address, pathOf })}
        nothing={{ title: t('empty.title'), text: t('empty.text') }}
        fileOf={(query) => pagePath('staff/reviews/file', {}, query)}
      />
    </StaffFrame>
  );
}
