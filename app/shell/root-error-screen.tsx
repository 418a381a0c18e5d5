import { Component, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DEFAULT_LANGUAGE, isLanguage } from '#locales/languages.ts';
import { languageBase } from '../lib/i18n/languages.ts';
import { ErrorScreen } from './error-screen.tsx';
import * as styles from './error-screen.css.ts';

/** The error screen without a shell, for when the shell's own data failed. */
export function RootErrorScreen() {
  return (
    <LastResort fallback={<LastResortText />}>
      <main className={styles.alone}>
        <ErrorScreen />
      </main>
    </LastResort>
  );
}

function LastResortText() {
  const { t, i18n } = useTranslation('screens');
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  return (
    <main className={styles.alone}>
      <p>{t('somethingWrong.title')}</p>
      {/* A plain link: the router may be what is broken. */}
      <a href={languageBase(language)}>{t('lastResort.home')}</a>
    </main>
  );
}

interface LastResortProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches in the browser what fails while the error screen itself renders. */
export class LastResort extends Component<LastResortProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
