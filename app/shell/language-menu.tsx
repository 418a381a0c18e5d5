import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, languageTag, type Language } from '#locales/languages.ts';
import { localizedPath } from '../lib/languages.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './dropdown.css.ts';

/** Each language by its own name; choosing one opens this page in it and is remembered. */
export function LanguageMenu({ language }: { language: Language }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    <details className={styles.wideDropdown} name="header-menu">
      <summary
        className={styles.summary}
        aria-label={t('language.current', { name: LANGUAGE_NAMES[language] })}
      >
        <Icon name="languages" />
        <span className={styles.summaryText}>{LANGUAGE_NAMES[language]}</span>
        <span className={`${styles.chevron} ${styles.summaryText}`}>
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <ul className={styles.languages}>
        {LANGUAGES.map((other) => {
          query.set('locale', other);
          return (
            <li key={other}>
              {/* Another language is another base path, so the document is loaded anew. */}
              <a
                className={styles.item}
                href={`${localizedPath(other, pathname)}?${query.toString()}`}
                hrefLang={languageTag(other)}
                lang={languageTag(other)}
                rel="nofollow"
                aria-current={other === language ? 'true' : undefined}
              >
                {LANGUAGE_NAMES[other]}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
