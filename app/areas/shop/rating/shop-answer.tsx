import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Review } from '#core/feedback/reviews/review.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import * as styles from './shop-answer.css.ts';

interface ShopAnswerProps {
  answer: Review['answer'];
  /** What the shop is called. */
  shop: string;
}

/** What the shop says to a review; nothing where it says nothing. */
export function ShopAnswer({ answer, shop }: ShopAnswerProps) {
  const { t } = useTranslation('reviews');
  if (answer === null) return null;
  return (
    <div className={styles.answer}>
      <Row as="p" wraps gap={3} lineGap={1} align="center">
        <strong>{t('answerOf', { shop })}</strong>
        <span className={styles.day}>
          <Moment at={answer.at} part="day" />
        </span>
      </Row>
      <p className={styles.text} dir="auto">
        {answer.text}
      </p>
    </div>
  );
}
