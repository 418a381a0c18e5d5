import { Form } from '@remix-run/react';
import { lazy, Suspense, useId, useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as styles from './search-box.css.ts';
import { useSearchBox } from './use-search-box.ts';

const loadSuggestions = () => import('./search-suggestions.tsx');
const SearchSuggestions = lazy(loadSuggestions);

interface SearchBoxProps {
  /** What the page that it stands on was asked for. */
  query?: string;
  /** Empties itself when the page is scrolled, as what sticks to its top does. */
  clearsOnScroll?: boolean;
}

/** Looks for services, networks and service types: a form that proposes while somebody types. */
export function SearchBox({ query: asked = '', clearsOnScroll = false }: SearchBoxProps) {
  const { t } = useTranslation('panels');
  const list = useRef<HTMLDivElement>(null);
  const box = useSearchBox({ asked, clearsOnScroll, list });
  const { query, isShown, activeId } = box;
  const [isWanted, setIsWanted] = useState(false);
  const listId = useId();

  return (
    <Form
      method="get"
      action={pagePath('search')}
      role="search"
      aria-label={clearsOnScroll ? t('search.title') : t('search.label')}
      className={styles.box}
      onSubmit={box.close}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) box.close();
      }}
    >
      <button className={styles.glass} aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
      <input
        className={styles.field}
        type="search"
        name="query"
        value={query}
        maxLength={200}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? activeId : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={() => setIsWanted(true)}
        onClick={box.open}
        onChange={(event) => box.change(event.currentTarget.value)}
        onKeyDown={box.onKeyDown}
      />
      <div ref={list} className={styles.list} hidden={!isShown}>
        {isWanted ? (
          <Suspense fallback={null}>
            <SearchSuggestions
              listId={listId}
              query={isShown ? query : ''}
              activeId={activeId}
              onChoose={box.close}
            />
          </Suspense>
        ) : null}
      </div>
    </Form>
  );
}
