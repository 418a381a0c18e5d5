import { useHref, useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { LANGUAGE_NAMES, languageTag, type Language } from '#locales/languages.ts';
import { CachedFragment } from '../lib/fragments/cached-fragment.tsx';
import { localizedPath, PREVIEW_BASE } from '../lib/i18n/languages.ts';
import { pagePath } from '../lib/pages/page-path.ts';
import { Icon } from '../ui/icon.tsx';
import { look } from '../ui/overlay/menu.css.ts';
import { Menu } from '../ui/overlay/menu.tsx';
import { choiceRow, iconButton } from './bar.css.ts';

interface LanguageMenuProps {
  language: Language;
  /** Those on offer. */
  languages: readonly Language[];
  /** A line of the drawer, with words. */
  isRow?: boolean;
}

/** Each language by its own name; choosing one opens this page in it and is remembered. */
export function LanguageMenu({ language, languages, isRow = false }: LanguageMenuProps) {
  const { pathname, search } = useLocation();
  return (
    <CachedFragment name="language-menu" of={[language, languages, isRow, pathname, search]}>
      <Languages {...{ language, languages, isRow, pathname, search }} />
    </CachedFragment>
  );
}

interface LanguagesProps extends Required<LanguageMenuProps> {
  pathname: string;
  search: string;
}

function Languages({ language, languages, isRow, pathname, search }: LanguagesProps) {
  const { t } = useTranslation();
  const isPreview = useHref(pagePath('')).startsWith(PREVIEW_BASE);
  const query = new URLSearchParams(search);
  const label = t('language.current', { name: LANGUAGE_NAMES[language] });
  return (
    <Menu
      label={label}
      align={isRow ? 'start' : 'end'}
      trigger={(invoker) => (
        <button
          {...invoker}
          className={isRow ? choiceRow : iconButton}
          {...(!isRow && { 'aria-label': label, title: label })}
        >
          <Icon name="languages" />
          {isRow ? label : null}
        </button>
      )}
    >
      {languages.map((other) => {
        query.set('locale', other);
        return (
          <li key={other}>
            {/* Another language is another base path, so the document is loaded anew. */}
            <a
              className={look.plain}
              href={`${isPreview ? '' : localizedPath(other, pathname)}?${query.toString()}`}
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
    </Menu>
  );
}
