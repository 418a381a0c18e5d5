import { useLocation, useNavigation } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Consent } from '../lib/session/consent.ts';
import { BELOW_BAR } from '../lib/browser/paint-after.ts';
import { isStudioPath } from '../lib/pages/studio-path.ts';
import { AccountNotices } from './account-notices/account-notices.tsx';
import { AppLife } from './app-life.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { ConsentArea } from './consent-area.tsx';
import { DeclaredTools } from './declared-tools.tsx';
import { Drawer } from './drawer.tsx';
import { useDrawerState } from './drawer-state.ts';
import { InFrame } from './in-frame.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { PageChanges } from './page-changes.tsx';
import { ProfilePanel } from './profile-panel/profile-panel.tsx';
import { ServicesPanelProvider } from './services-panel/services-panel.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import type { ShellData } from './shell-data.server.ts';
import { Toolbar } from './toolbar.tsx';
import * as styles from './shell.css.ts';

interface ShellProps {
  data: ShellData;
  /** An error screen stands in the place of the page. */
  isFailed?: boolean;
  children: ReactNode;
}

/** What stands around every page: all of the panel, or nothing where a partner shows it. */
export function Shell(props: ShellProps) {
  const { framedBy } = props.data;
  if (framedBy) return <InFrame sites={framedBy}>{props.children}</InFrame>;
  return <AroundPage {...props} />;
}

/** In the design that the instance chose; the studio brings its own. */
function AroundPage({ data, isFailed = false, children }: ShellProps) {
  const { t } = useTranslation();
  // New answers come as a new object, so that what was opened for the old ones is done.
  const [reopenedFor, setReopenedFor] = useState<Consent>();
  const isLoading = useNavigation().state !== 'idle';
  const hasOwnFrame = isStudioPath(useLocation().pathname) && !isFailed;
  return (
    <ServicesPanelProvider>
      <div className={styles.frame} data-design={data.design} data-look={data.look}>
        <a className={styles.skipLink} href="#content">
          {t('skipToContent')}
        </a>
        {/* Before the bar, which is painted and pressed while the rest still arrives. */}
        {data.profile ? <ProfilePanel profile={data.profile} earn={data.earn} /> : null}
        <ConsentArea
          data={data}
          isReopened={reopenedFor !== undefined && reopenedFor === data.consent}
          onClose={() => setReopenedFor(undefined)}
        />
        {/* What it shows, `aria-busy` says. */}
        {isLoading ? <progress className={styles.progress} aria-hidden /> : null}
        {hasOwnFrame ? (
          <div className={styles.page}>
            <span id={BELOW_BAR} hidden />
            <AccountNotices data={data} />
            {children}
          </div>
        ) : (
          <InDesign
            data={data}
            isLoading={isLoading}
            onCookies={() => setReopenedFor(data.consent)}
          >
            {children}
          </InDesign>
        )}
        {/* The questions about cookies have the lower edge to themselves. */}
        <AppLife offersInstall={data.consent !== undefined && reopenedFor !== data.consent} />
        <PageChanges />
        <DeclaredTools tools={data.tools} closedPaths={data.toolFreePaths} consent={data.consent} />
      </div>
      {data.profile ? <SessionKeeper /> : null}
    </ServicesPanelProvider>
  );
}

interface InDesignProps extends ShellProps {
  isLoading: boolean;
  onCookies: () => void;
}

function InDesign({ data, isLoading, onCookies, children }: InDesignProps) {
  const Design = data.design === 'navbar' ? UnderNavbar : BesideDrawer;
  return (
    <>
      <Design data={data}>
        <span id={BELOW_BAR} hidden />
        <main id="content" className={styles.content} tabIndex={-1} aria-busy={isLoading}>
          <AccountNotices data={data} />
          {children}
        </main>
        <Footer data={data} onCookies={onCookies} />
      </Design>
      <BottomNavigation data={data} />
    </>
  );
}

function UnderNavbar({ data, children }: ShellProps) {
  return (
    <div className={styles.page}>
      <Navbar data={data} />
      {data.menuUse === 'nowhere' ? null : <Drawer data={data} />}
      {children}
    </div>
  );
}

function BesideDrawer({ data, children }: ShellProps) {
  const drawer = useDrawerState(data.drawer);
  return (
    <div className={styles.columns}>
      <Drawer data={data} state={drawer} />
      <div className={styles.page}>
        <Toolbar data={data} drawer={drawer} />
        {children}
      </div>
    </div>
  );
}
