import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '../ui/button.css.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './error-screen.css.ts';

/** What stands in a page's place without a connection. */
export function OfflineScreen() {
  const { t } = useTranslation('screens');
  return (
    <section className={styles.screen}>
      <p className={styles.status}>{t('offline.status')}</p>
      <h1 className={styles.title}>{t('offline.title')}</h1>
      <p className={styles.text}>{t('offline.text')}</p>
      {/* The address that was asked for, whatever stands at it now; no script has to run. */}
      <a className={button()} href="">
        <Icon name="refresh-cw" />
        {t('offline.action')}
      </a>
    </section>
  );
}
