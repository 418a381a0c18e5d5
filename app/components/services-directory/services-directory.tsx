import { useTranslation } from 'react-i18next';
import type { ServicesMenu } from '../../lib/services-menu.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageStyle } from '../page-style.tsx';
import { GroupList } from './group-list.tsx';
import { NetworkList } from './network-list.tsx';
import * as styles from './services-directory.css.ts';

interface ServicesDirectoryProps {
  menu: ServicesMenu;
  /** One that nobody has shows all of them. */
  networkId: number | undefined;
}

/** All that is sold, as a part of a page that needs no script. */
export function ServicesDirectory({ menu, networkId }: ServicesDirectoryProps) {
  const { t } = useTranslation('panels');
  const { networks, css } = menu;
  const chosen = networks.find(({ id }) => id === networkId);
  if (networks.length === 0) {
    return <EmptyState title={t('services.empty.title')}>{t('services.empty.text')}</EmptyState>;
  }
  return (
    <section id="services" className={styles.directory}>
      <PageStyle css={css} />
      <h2 className={styles.title}>{t('services.title')}</h2>
      <NetworkList networks={networks} chosen={chosen?.id ?? 'all'} layout="row" />
      <GroupList networks={chosen ? [chosen] : networks} headingLevel={3} />
    </section>
  );
}
