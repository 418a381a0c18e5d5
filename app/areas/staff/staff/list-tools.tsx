import { Form, useHref } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListProblem } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListMeta } from '#core/platform/lists/list.contract.ts';
import { toggled, type ListAddress } from '#app/areas/staff/list-address.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { button } from '#app/ui/button.css.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ListPlace } from './list-place.tsx';
import * as styles from './list-tools.css.ts';

const LONGEST_QUERY = 2_000;

/** A term that many look for. */
export interface UsualTerm {
  field: string;
  value: string;
  label: string;
}

interface ListToolsProps {
  address: ListAddress;
  label: string;
  /** What can be written, by examples. */
  hint: string;
  usual: readonly UsualTerm[];
  problems: readonly ListProblem[];
  /** The names of all filters. */
  fields: readonly string[];
  /** The page of the list with a query. */
  pathOf: (query: Record<string, string>) => string;
  /** Searches that are kept; they stand beside the usual terms. */
  kept: ReactNode;
}

/** Where staff say what they look for, in words or by the usual terms. */
export function ListTools(props: ListToolsProps) {
  const { address, label, hint, usual, problems, fields, pathOf, kept } = props;
  const { t } = useTranslation('lists');
  const terms = address.q.split(/\s+/);
  return (
    <Stack gap={3}>
      <Row method="get" role="search" as={Form} wraps gap={3} align="end">
        <ListPlace address={{ ...address, q: undefined }} />
        <div className={styles.query}>
          <TextField
            key={address.q}
            name="q"
            type="search"
            label={label}
            defaultValue={address.q}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <SubmitButton tone="outline">{t('submit')}</SubmitButton>
      </Row>
      <p className={styles.hint}>{hint}</p>
      <Row wraps gap={5} lineGap={2}>
        {usual.length === 0 ? null : (
          <ChipGroup label={t('filters')}>
            {usual.map((term) => {
              const isOn = terms.includes(`${term.field}:${term.value}`);
              return (
                <ChipLink
                  key={`${term.field}:${term.value}`}
                  href={pathOf(toggled(address, { ...term, isOn }))}
                  isSelected={isOn}
                >
                  {term.label}
                </ChipLink>
              );
            })}
          </ChipGroup>
        )}
        {kept}
      </Row>
      {problems.map(({ code, term }) => (
        <Alert key={term} tone="warning">
          {t(`problem.${code}`, { term, fields: fields.map((field) => `${field}:`).join(' ') })}
        </Alert>
      ))}
    </Stack>
  );
}

/** How many match, and what was not looked at. */
export function ListFigures({ meta }: { meta: Omit<ListMeta, 'next'> }) {
  const { t } = useTranslation('lists');
  const numbers = useNumbers();
  const { matches, is_counted: isCounted, is_whole: isWhole, is_cut: isCut } = meta;
  const number = numbers.count(matches);
  return (
    <Stack gap={3}>
      <p className={styles.figures} aria-live="polite">
        {isCounted ? t('found', { number }) : t('atLeast', { number })}
      </p>
      {isCut ? <Alert>{t('cut')}</Alert> : null}
      {isWhole ? null : <Alert>{t('goOn')}</Alert>}
    </Stack>
  );
}

/** The whole list as a file. */
export function FileLink({ to }: { to: string }) {
  const { t } = useTranslation('lists');
  const address = useHref(to);
  return (
    <div>
      <a className={button({ tone: 'quiet', size: 'small' })} href={address} download>
        <Icon name="download" size={16} />
        {t('file')}
      </a>
    </div>
  );
}
