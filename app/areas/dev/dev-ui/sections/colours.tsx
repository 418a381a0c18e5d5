import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FAMILIES } from '#themes/tokens.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Sample } from '../sample.tsx';
import * as styles from './colours.css.ts';

/** Each family on its own grounds, saying what such a colour says in the panel. */
export function ColoursSection() {
  const { t } = useTranslation('gallery');
  const said = {
    brand: t('sample.action'),
    accent: t('sample.secondary'),
    success: t('sample.success'),
    warning: t('sample.warning'),
    danger: t('sample.error'),
    info: t('sample.notice'),
  };
  return FAMILIES.map((family) => (
    <Sample key={family} name={family}>
      <Columns gap={3} cell={15}>
        <p className={styles.solid[family]}>{said[family]}</p>
        <p className={styles.subtle[family]}>{said[family]}</p>
        <p className={styles.outlined[family]}>{said[family]}</p>
      </Columns>
    </Sample>
  ));
}
