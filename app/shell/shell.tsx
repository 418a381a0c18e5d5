import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { ShellData } from './shell-data.server.ts';
import { SideMenu } from './side-menu.tsx';
import * as styles from './shell.css.ts';

interface ShellProps {
  data: ShellData;
  children: ReactNode;
}

/** The frame around every page. */
export function Shell({ data, children }: ShellProps) {
  const { t } = useTranslation();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className={styles.frame}>
      <a className={styles.skipLink} href="#content">
        {t('skipToContent')}
      </a>
      {isLoading ? <progress className={styles.progress} aria-label={t('loading')} /> : null}
      <Header data={data} />
      <div className={styles.columns}>
        <aside className={styles.side}>
          <SideMenu entries={data.menu} label={t('sideNavigation')} />
        </aside>
        <main id="content" className={styles.content} tabIndex={-1} aria-busy={isLoading}>
          {children}
        </main>
      </div>
      <Footer data={data} />
    </div>
  );
}
