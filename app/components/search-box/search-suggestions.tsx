import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { searchPath } from '#app/lib/pages/paths.ts';
import { markMatches, type Suggestion } from '#app/lib/catalogue/search-index.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { PageStyle } from '../page-style.tsx';
import * as styles from './search-suggestions.css.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchSuggestionsProps {
  listId: string;
  /** Empty while nothing is to be proposed. */
  query: string;
  activeId: string | undefined;
  onChoose: () => void;
}

const GROUPS = ['networks', 'types', 'services'] as const;

/** What the search proposes, a group a kind. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  const { listId: id, query, activeId, onChoose } = props;
  const { t } = useTranslation('panels');
  const { state, found, css } = useSuggestions(query);
  const navigate = useNavigate();
  if (query.trim() === '') return null;

  const count = GROUPS.reduce((sum, group) => sum + found[group].length, 0);
  const choose = (to: string) => {
    onChoose();
    navigate(to);
  };
  const all = `${id}-all`;
  return (
    <>
      {css === undefined ? null : <PageStyle css={css} />}
      <p className={state === 'ready' && count > 0 ? visuallyHidden : styles.note} role="status">
        {state === 'waiting' ? t('search.loading') : null}
        {state === 'failed' ? t('search.failed') : null}
        {state === 'ready' && count === 0 ? t('search.noSuggestion') : null}
        {state === 'ready' && count > 0 ? t('search.suggestions', { count }) : null}
      </p>
      <div role="listbox" id={id} className={styles.options} aria-label={t('search.label')}>
        {GROUPS.map((group) =>
          found[group].length ? (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className={styles.heading}>
                {t(`search.groups.${group}`)}
              </p>
              {found[group].map((suggestion) => (
                <Option
                  key={suggestion.key}
                  id={`${id}-${suggestion.key}`}
                  isActive={activeId === `${id}-${suggestion.key}`}
                  onChoose={() => choose(suggestion.to)}
                >
                  <SuggestionText suggestion={suggestion} query={query} />
                </Option>
              ))}
            </div>
          ) : null,
        )}
        <Option
          id={all}
          isActive={activeId === all}
          onChoose={() => choose(searchPath(query.trim()))}
        >
          <Icon name="search" size={16} />
          <span className={styles.text}>{t('search.all', { query: query.trim() })}</span>
        </Option>
      </div>
    </>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // The field keeps the focus and hands on its keys; this is the pointer's way alone.
    <div
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

function SuggestionText({ suggestion, query }: { suggestion: Suggestion; query: string }) {
  const { text, detail, icon } = suggestion;
  return (
    <>
      <NetworkIcon name={icon} size={20} tone="coloured" />
      <span className={styles.text}>
        <Marked text={text} query={query} />
      </span>
      {detail ? (
        <span className={styles.detail}>
          <Marked text={detail} query={query} />
        </span>
      ) : null}
    </>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((part, at) =>
    part.isMatch ? (
      <mark key={at} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
