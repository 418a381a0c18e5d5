import { isRouteErrorResponse, Link, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { MarkedText } from '../components/marked-text.tsx';
import { SearchBox } from '../components/search-box/search-box.tsx';
import { isConnectionFailure, isRouteCodeFailure } from '../lib/app-update/chunk-failure.ts';
import { mayReload } from '../lib/app-update/reload-guard.ts';
import { errorKindOf } from '../lib/core/error-kind.ts';
import * as styles from './error-screen.css.ts';
import { OfflineScreen } from './offline-screen.tsx';
import type { ShellData } from './shell-data.server.ts';

const SCREENS = {
  page: { texts: 'notFound', to: pagePath('orders/create'), newTab: true },
  service: { texts: 'serviceNotFound', to: pagePath(''), newTab: false },
  'service-type': { texts: 'serviceTypeNotFound', to: pagePath(''), newTab: false },
  order: { texts: 'orderNotFound', to: pagePath('orders'), newTab: false },
} as const;

/** What stands in a page's place when it cannot be shown, by the kind of what is missing. */
export function ErrorScreen() {
  const error = useRouteError();
  const kind = errorKindOf(error);
  const isReloading = useReloadFor(error);
  if (kind !== 'wrong') return <MissingScreen kind={kind} />;
  if (isReloading) return <div aria-busy="true" />;
  if (isConnectionFailure(error)) return <OfflineScreen />;
  return <WrongScreen status={isRouteErrorResponse(error) ? error.status : 500} />;
}

/** A deployment took the code of a page away: the same address anew has the new one. */
function useReloadFor(error: unknown): boolean {
  const isFailure = isRouteCodeFailure(error);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (!isFailure) return;
    queueMicrotask(() => {
      if (mayReload(() => sessionStorage, Date.now())) window.location.reload();
      else setIsRefused(true);
    });
  }, [isFailure]);
  return isFailure && !isRefused;
}

function MissingScreen({ kind }: { kind: keyof typeof SCREENS }) {
  const { t } = useTranslation('screens');
  const { texts, to, newTab } = SCREENS[kind];
  const shell = useRouteLoaderData<ShellData>('shell');
  return (
    <section className={styles.screen}>
      <p className={styles.status}>404</p>
      <h1 className={styles.title}>{t(`${texts}.title`)}</h1>
      <p className={styles.text}>{t(`${texts}.text`)}</p>
      {shell?.isHidden === false ? (
        <div className={styles.search}>
          <SearchBox />
        </div>
      ) : null}
      <div className={styles.ways}>
        <ButtonLink to={to} newTab={newTab} newTabHint={t('notFound.opensInNewTab')}>
          {t(`${texts}.action`)}
        </ButtonLink>
        {to === '/' ? null : <Link to={pagePath('')}>{t('lastResort.home')}</Link>}
      </div>
      {shell?.supportEmail === undefined ? null : <Support email={shell.supportEmail} />}
    </section>
  );
}

function Support({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.help}>
      <MarkedText
        text={t('footer.help', { email })}
        mark={(words) => <a href={`mailto:${email}`}>{words}</a>}
      />
    </p>
  );
}

function WrongScreen({ status }: { status: number }) {
  const { t } = useTranslation('screens');
  return (
    <section className={styles.screen}>
      <p className={styles.status}>{t('somethingWrong.status', { status })}</p>
      <h1 className={styles.title}>{t('somethingWrong.title')}</h1>
      <p className={styles.text}>{t('somethingWrong.text')}</p>
      <ButtonLink to={pagePath('orders/create')}>{t('somethingWrong.action')}</ButtonLink>
    </section>
  );
}
