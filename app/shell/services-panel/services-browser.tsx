import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import * as searchBox from '#app/components/search-box/search-box.css.ts';
import { GroupList } from '#app/components/services-directory/group-list.tsx';
import { NetworkList, type Choice } from '#app/components/services-directory/network-list.tsx';
import { filterMenu, type MenuNetwork, type ServicesMenu } from '#app/lib/menu/services-menu.ts';
import { useLoaded } from '#app/lib/browser/use-loaded.ts';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';
import { button } from '#app/ui/button.css.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#app/ui/feedback/skeleton.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as styles from './services-browser.css.ts';

/** So long a pointer rests on a network before it is taken for a choice. */
const REST_MS = 250;

/** What the services panel shows from the moment on that it is opened. */
export default function ServicesBrowser({ address }: { address: string }) {
  const { t } = useTranslation('panels');
  const menu = useLoaded<ServicesMenu>(address, true);
  if (menu.state === 'waiting') {
    return (
      <div aria-busy="true" aria-label={t('services.loading')} role="status">
        <SkeletonRows rows={6} columns={2} />
      </div>
    );
  }
  if (menu.state === 'failed') {
    return (
      <EmptyState
        illustration="trouble"
        title={t('services.failed.title')}
        actions={
          <button type="button" className={button()} onClick={menu.retry}>
            {t('services.failed.action')}
          </button>
        }
      >
        {t('services.failed.text')}
      </EmptyState>
    );
  }
  if (menu.value.networks.length === 0) {
    return (
      <EmptyState icon="layout-grid" title={t('services.empty.title')}>
        {t('services.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <PageStyle css={menu.value.css} />
      <Browser networks={menu.value.networks} />
    </>
  );
}

/** Side by side where there is room, else first the networks and then what one of them has. */
function Browser({ networks }: { networks: readonly MenuNetwork[] }) {
  const { t } = useTranslation('panels');
  const [chosen, setChosen] = useState<Choice>();
  const browser = useRef<HTMLDivElement>(null);
  const resting = useRest((choice) => setChosen(choice));
  const left = useRef<Choice>();

  useEffect(() => {
    // Below the width of a desktop one half hides the other, and with it what had the focus.
    if (window.matchMedia(FROM_DESKTOP).matches) return;
    const [last] = [left.current];
    left.current = chosen;
    if (chosen !== undefined) browser.current?.querySelector<HTMLElement>('[data-back]')?.focus();
    else browser.current?.querySelector<HTMLElement>(`[data-choice="${last ?? ''}"]`)?.focus();
  }, [chosen]);

  return (
    <div
      ref={browser}
      className={styles.browser}
      data-shows={chosen === undefined ? 'networks' : 'groups'}
    >
      <div className={styles.networks}>
        <NetworkList
          networks={networks}
          chosen={chosen ?? 'all'}
          layout="column"
          onChoose={(choice) => {
            resting(undefined);
            setChosen(choice);
          }}
          onPoint={resting}
        />
      </div>
      <div className={styles.groups}>
        <button
          type="button"
          className={`${button({ tone: 'quiet', size: 'small' })} ${styles.back}`}
          data-back=""
          onClick={() => setChosen(undefined)}
        >
          <Icon name="chevron-left" size={16} />
          {t('services.back')}
        </button>
        <Groups
          networks={
            chosen === undefined || chosen === 'all'
              ? networks
              : networks.filter(({ id }) => id === chosen)
          }
        />
      </div>
    </div>
  );
}

function Groups({ networks }: { networks: readonly MenuNetwork[] }) {
  const { t } = useTranslation('panels');
  const [letters, setLetters] = useState('');
  const found = filterMenu(networks, letters);
  return (
    <>
      <label className={searchBox.box}>
        <span className={searchBox.glass}>
          <Icon name="search" />
        </span>
        <input
          className={searchBox.field}
          type="search"
          value={letters}
          onChange={(event) => setLetters(event.currentTarget.value)}
          placeholder={t('services.filter')}
          aria-label={t('services.filter')}
          autoComplete="off"
        />
      </label>
      {found.length ? (
        <GroupList networks={found} headingLevel={3} />
      ) : (
        <EmptyState illustration="search" headingLevel={3} title={t('services.nothing.title')}>
          {t('services.nothing.text')}
        </EmptyState>
      )}
    </>
  );
}

/** Calls back with what a pointer has rested on; on a desktop only, where nothing hides by it. */
function useRest(onRest: (choice: Choice) => void): (choice: Choice | undefined) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (choice) => {
    clearTimeout(timer.current);
    if (choice === undefined || !window.matchMedia(FROM_DESKTOP).matches) return;
    timer.current = setTimeout(() => onRest(choice), REST_MS);
  };
}
