import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useId, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  DISPLAY_MODE_COOKIE,
  DISPLAY_MODE_SECONDS,
  displayModeOf,
} from '../lib/install/display-mode.ts';
import { readDocumentCookie, writeDocumentCookie } from '../lib/install/document-cookies.client.ts';
import {
  isInstallOffered,
  onInstallOffer,
  takeInstallOffer,
} from '../lib/install/install-offer.client.ts';
import {
  INSTALL_CLOSED_COOKIE,
  INSTALL_CLOSED_SECONDS,
  INSTALL_QUERY,
  installVariant,
  type InstallVariant,
} from '../lib/install/install-variant.ts';
import { button } from '../ui/button.css.ts';
import { dismiss } from '../ui/feedback/alert.css.ts';
import { Icon } from '../ui/icon.tsx';
import { PlainList } from '../ui/layout/plain-list.tsx';
import { Disclosure } from '../ui/surface/disclosure.tsx';
import * as styles from './install-prompt.css.ts';

/** Offers to install the panel as an app, where that can be done and was not declined lately. */
export function InstallPrompt({ hasRoom }: { hasRoom: boolean }) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(
    () => readDocumentCookie(INSTALL_CLOSED_COOKIE) === undefined,
  );
  const isOffered = useSyncExternalStore(onInstallOffer, isInstallOffered);
  const [displayMode] = useState(currentDisplayMode);
  useOpeningQuery(() => setIsOpen(true));

  useEffect(() => {
    if (readDocumentCookie(DISPLAY_MODE_COOKIE) === displayMode) return;
    writeDocumentCookie(DISPLAY_MODE_COOKIE, displayMode, DISPLAY_MODE_SECONDS);
  }, [displayMode]);

  function close() {
    writeDocumentCookie(INSTALL_CLOSED_COOKIE, 'closed', INSTALL_CLOSED_SECONDS);
    setIsOpen(false);
    document.getElementById('content')?.focus({ preventScroll: true });
  }
  async function install() {
    if (!(await takeInstallOffer())) close();
  }
  const { userAgent, maxTouchPoints } = navigator;
  const variant = installVariant({
    isOpen: isOpen && hasRoom,
    displayMode,
    userAgent,
    maxTouchPoints,
    isOffered,
    pathname,
  });
  return variant ? <InstallCard variant={variant} onClose={close} onInstall={install} /> : null;
}

function currentDisplayMode() {
  return displayModeOf({
    matches: (query) => window.matchMedia(query).matches,
    // Of Safari on iOS, and unknown to TypeScript.
    standalone: (navigator as { standalone?: boolean }).standalone,
  });
}

/** The query is an order, not a part of the address. */
function useOpeningQuery(open: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has(INSTALL_QUERY);
  useEffect(() => {
    if (!isAsked) return;
    open();
    setQuery(
      (current) => {
        current.delete(INSTALL_QUERY);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
    // Each time it is asked, whatever else is drawn anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked]);
}

interface InstallCardProps {
  variant: InstallVariant;
  onClose: () => void;
  onInstall: () => void;
}

function InstallCard({ variant, onClose, onInstall }: InstallCardProps) {
  const { t } = useTranslation('pwa');
  const id = useId();
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }
  return (
    <section className={styles.card} aria-labelledby={id} onKeyDown={onKeyDown}>
      <span className={styles.mark}>
        <Icon name="smartphone" size={24} />
      </span>
      <h2 id={id} className={styles.title}>
        {variant === 'orders' ? t('install.ordersTitle') : t('install.title')}
      </h2>
      <button
        type="button"
        className={`${dismiss} ${styles.close}`}
        aria-label={t('install.close')}
        onClick={onClose}
      >
        <Icon name="x" size={16} />
      </button>
      {variant === 'ios' ? (
        <p className={styles.body}>{t('install.ios')}</p>
      ) : (
        <div className={styles.body}>
          {variant === 'card' ? <Blurbs /> : null}
          <button type="button" className={`${button()} ${styles.action}`} onClick={onInstall}>
            <Icon name="download" />
            {t('install.action')}
          </button>
        </div>
      )}
    </section>
  );
}

function Blurbs() {
  const { t } = useTranslation('pwa');
  return (
    <Disclosure title={t('install.more')}>
      <PlainList gap={2}>
        <li className={styles.blurb}>
          <Icon name="zap" />
          <span>
            <strong>{t('install.fast.title')}</strong> {t('install.fast.text')}
          </span>
        </li>
        <li className={styles.blurb}>
          <Icon name="layout-grid" />
          <span>
            <strong>{t('install.all.title')}</strong> {t('install.all.text')}
          </span>
        </li>
      </PlainList>
    </Disclosure>
  );
}
