import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffReview } from '#core/back-office/reviews/review-list.contract.ts';
import { CustomerLink } from '#app/areas/staff/staff/customer-link.tsx';
import { ReviewBadge } from '#app/areas/staff/staff/review-badge.tsx';
import { Moment } from '#app/components/moment.tsx';
import { Stars } from '#app/components/rating/stars.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import * as styles from './review-facts.css.ts';

interface ReviewFactsProps {
  review: StaffReview;
  mayOpenCustomer: boolean;
}

/** What somebody said of which service, and what the shop did with it. */
export function ReviewFacts({ review, mayOpenCustomer }: ReviewFactsProps) {
  const { t, i18n } = useTranslation('staff-reviews');
  const { customer, author, language, created_at: created, updated_at: updated } = review;
  const names = new Intl.DisplayNames(i18n.language.replace('_', '-'), { type: 'language' });
  const written = language.replace('_', '-');
  const done = (of: { at: string; by: { name: string } }) => (
    <>
      <Moment at={of.at} /> · <bdi>{of.by.name}</bdi>
    </>
  );
  const items: (Description | undefined)[] = [
    {
      term: t('column.customer'),
      detail: <CustomerLink customer={customer} mayOpen={mayOpenCustomer} />,
    },
    { term: t('fact.signed'), detail: <bdi>{author}</bdi> },
    { term: t('fact.language'), detail: names.of(written) ?? language },
    { term: t('column.created'), detail: <Moment at={created} /> },
    updated === created
      ? undefined
      : { term: t('column.changed'), detail: <Moment at={updated} /> },
    review.hidden ? { term: t('state.hidden'), detail: done(review.hidden) } : undefined,
    review.hidden
      ? { term: t('hide.reason'), detail: <bdi>{review.hidden.reason}</bdi> }
      : undefined,
    review.answer ? { term: t('column.answered'), detail: done(review.answer) } : undefined,
  ];
  return (
    <Card
      title={review.service.name}
      headingLevel={2}
      actions={<ReviewBadge state={review.state} />}
    >
      <Stars rating={review.rating} />
      {review.comment === null ? (
        <p className={styles.text}>{t('noWords')}</p>
      ) : (
        <p className={styles.text} lang={written} dir="auto">
          {review.comment}
        </p>
      )}
      <DescriptionList items={items.filter((item) => item !== undefined)} />
    </Card>
  );
}
