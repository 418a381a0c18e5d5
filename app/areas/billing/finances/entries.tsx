import { FailedState } from '#app/components/failed-state.tsx';
import { useNavigation } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import type { EntriesPage, EntryFilters } from '#app/areas/billing/finance-entries.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { Table, type TableState } from '#app/ui/table/table.tsx';
import { useColumns } from './entry-columns.tsx';
import { isNarrowed, pathBefore } from './filters-address.ts';
import * as styles from './finances.css.ts';
import { useMoreEntries } from './use-more-entries.ts';

interface EntriesProps {
  filters: EntryFilters;
  /** Undefined where nobody answers. */
  page: EntriesPage | undefined;
}

const NO_ENTRIES: EntriesPage = { entries: [], next: null };

/** What has happened to the money, the newest first: a link leads on, or a script adds what comes. */
export function Entries({ filters, page }: EntriesProps) {
  const { t } = useTranslation('finances');
  const columns = useColumns();
  const loading = useLoading();
  const end = useRef<HTMLDivElement>(null);
  const { entries, isLoading, next, onClick } = useMoreEntries(filters, page ?? NO_ENTRIES, end);
  const isFirst = filters.before === undefined;
  return (
    <>
      <Table
        caption={t('entries')}
        captionIsHidden
        columns={columns}
        rows={entries}
        rowKey={({ key }) => key}
        state={loading ?? stateOf(filters, page)}
      />
      {isLoading ? (
        <div className={styles.coming}>
          <Spinner size={24} label={t('coming')} />
        </div>
      ) : null}
      {isFirst && next === undefined ? null : (
        <div ref={end} className={styles.pages}>
          {isFirst ? null : (
            <ButtonLink to={pathBefore(filters)} tone="outline">
              {t('latest')}
            </ButtonLink>
          )}
          {next === undefined ? null : (
            <ButtonLink to={pathBefore(filters, next)} tone="outline" onClick={onClick}>
              {t('earlier')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

/** Other entries of this very page are on their way. */
function useLoading(): TableState | undefined {
  const { t } = useTranslation();
  const { state, location } = useNavigation();
  const isComing = state === 'loading' && location.pathname.endsWith('/finances');
  return isComing ? { kind: 'loading', label: t('loading') } : undefined;
}

function stateOf(filters: EntryFilters, page: EntriesPage | undefined): TableState | undefined {
  if (!page) return { kind: 'error', content: <Failed filters={filters} /> };
  if (page.entries.length > 0) return undefined;
  return { kind: 'empty', content: <Nothing isFiltered={isNarrowed(filters)} /> };
}

function Failed({ filters }: { filters: EntryFilters }) {
  const { t } = useTranslation('finances');
  return (
    <FailedState
      title={t('failed.title')}
      headingLevel={3}
      again={{ to: pathBefore(filters, filters.before), text: t('failed.again') }}
    >
      {t('failed.text')}
    </FailedState>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation(['finances', 'shell']);
  if (isFiltered) {
    return (
      <EmptyState
        illustration="search"
        title={t('nothingFound')}
        headingLevel={3}
        actions={
          <ButtonLink to={pagePath('finances')} tone="outline">
            {t('filter.reset')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing={DRAWINGS.money}
      title={t('empty.title')}
      headingLevel={3}
      actions={<ButtonLink to={pagePath('add-funds')}>{t('shell:addFunds')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}
