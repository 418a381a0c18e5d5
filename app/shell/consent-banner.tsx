import { useFetcher, useLocation } from '@remix-run/react';
import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { withLink } from '#app/lib/session/landing-link.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { SiteLink } from '../components/site-link.tsx';
import type { Consent, ConsentRefusal } from '../lib/session/consent.ts';
import { button } from '../ui/button.css.ts';
import { Icon } from '../ui/icon.tsx';
import { ConsentChoices, QuickAnswers } from './consent-form.tsx';
import * as styles from './consent-banner.css.ts';

interface ConsentBannerProps {
  /** What was answered before; then the banner was opened again and can be left as it is. */
  consent: Consent | undefined;
  privacyUrl: string | undefined;
  onClose: () => void;
}

/** Asks about cookies at the lower edge of the screen, without standing in the way. */
export function ConsentBanner({ consent, privacyUrl, onClose }: ConsentBannerProps) {
  const { t } = useTranslation('consent');
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<ConsentRefusal>();
  const returnTo = useRef<HTMLInputElement>(null);
  const settings = useRef<HTMLDetailsElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isReopened = consent !== undefined;

  // Whoever asked for it finds themselves in it; whoever did not is left where they are.
  useEffect(() => {
    if (isReopened) heading.current?.focus();
  }, [isReopened]);

  // What may be kept now is who sent the visitor, also to a page before this one.
  function onSubmit() {
    if (returnTo.current) returnTo.current.value = withLink(pathname + search);
  }
  function leave() {
    const menu = settings.current;
    if (isReopened) onClose();
    else if (menu?.open) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') leave();
  }
  return (
    <section className={styles.place} aria-labelledby={id} onKeyDown={onKeyDown}>
      <fetcher.Form
        className={styles.card}
        method="post"
        action={pagePath('consent')}
        preventScrollReset
        noValidate
        onSubmit={onSubmit}
      >
        <input ref={returnTo} type="hidden" name="returnTo" value={pathname + search} />
        <div className={styles.words}>
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
            {t('title')}
          </h2>
          <p>
            {t('text')} {privacyUrl ? <PrivacyLink url={privacyUrl} /> : null}
          </p>
        </div>
        <Settings
          details={settings}
          isOpen={isReopened}
          answers={fetcher.data?.answers ?? consent ?? {}}
          missing={fetcher.data?.missing ?? []}
          onClose={isReopened ? onClose : undefined}
        />
        <QuickAnswers />
      </fetcher.Form>
    </section>
  );
}

interface SettingsProps extends Pick<ConsentRefusal, 'answers' | 'missing'> {
  details: RefObject<HTMLDetailsElement>;
  isOpen: boolean;
  onClose: (() => void) | undefined;
}

/** The questions one by one; what was chosen in them is forgotten when they are closed. */
function Settings({ details, isOpen, answers, missing, onClose }: SettingsProps) {
  const { t } = useTranslation('consent');
  function onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (!currentTarget.open) currentTarget.closest('form')?.reset();
  }
  return (
    <details
      ref={details}
      className={styles.settings}
      open={isOpen || undefined}
      onToggle={onToggle}
    >
      <summary className={styles.summary}>
        {t('settings')}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <div className={styles.choices}>
        <ConsentChoices answers={answers} missing={missing}>
          {onClose ? (
            <button className={button({ tone: 'quiet' })} type="button" onClick={onClose}>
              {t('close')}
            </button>
          ) : null}
        </ConsentChoices>
      </div>
    </details>
  );
}

function PrivacyLink({ url }: { url: string }) {
  const { t } = useTranslation('consent');
  return <SiteLink to={url}>{t('privacy')}</SiteLink>;
}
