import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import * as styles from './more-links.css.ts';

/** The way on through a list that does not know how long it is, and back to its beginning. */
export function MoreLinks({
  first,
  next,
}: {
  first: string | undefined;
  next: string | undefined;
}) {
  const { t } = useTranslation('staff');
  if (first === undefined && next === undefined) return null;
  return (
    <Row as="p" wraps gap={3} className={styles.more}>
      {first === undefined ? null : (
        <ButtonLink to={first} tone="outline">
          {t('more.first')}
        </ButtonLink>
      )}
      {next === undefined ? null : (
        <ButtonLink to={next} tone="outline">
          {t('more.next')}
        </ButtonLink>
      )}
    </Row>
  );
}
