import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Sample } from '../sample.tsx';
import * as styles from './type.css.ts';

const SIZES = ['display', 'title1', 'title2', 'title3', 'title4', 'lead'] as const;

export function TypeSection() {
  const { t } = useTranslation('gallery');
  return (
    <>
      {SIZES.map((size) => (
        <Sample key={size} name={size}>
          <p className={styles.sizes[size]}>
            {size === 'lead' ? t('sample.lead') : t('sample.heading')}
          </p>
        </Sample>
      ))}
      <Sample name="title4 / 12rem">
        <p className={styles.narrow}>{t('sample.longLabel')}</p>
      </Sample>
      <Sample name="body">
        <p className={styles.measure}>{t('sample.paragraph')}</p>
      </Sample>
      <Sample name="small">
        <p className={styles.sizes.small}>{t('sample.hint')}</p>
      </Sample>
      <Sample name="tiny">
        <p className={styles.sizes.tiny}>{t('sample.order')}</p>
      </Sample>
    </>
  );
}
