import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { isAuditFact } from '#core/platform/audit/audit-words.pure.ts';
import { CHANGED_FIELDS } from '#core/supply/imports/import-words.pure.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { Moment } from '#app/components/moment.tsx';
import type { SaidValue, Told } from './said-values.server.ts';
import * as styles from './said.css.ts';

const LONGEST = 160;

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** What an entry says: each fact, and what was there before and after. */
export function Said({ facts, changes: all }: Told) {
  const { t } = useTranslation(['staff', 'audit']);
  const factOf = (name: string) => (isAuditFact(name) ? t(`audit:fact.${name}`) : name);
  const changeOf = (name: string) => {
    const field = CHANGED_FIELDS.find((known) => known === name);
    return field === undefined ? factOf(name) : t(`field.${field}`);
  };
  const shown = (value: SaidValue | null) => {
    if (value === null || value === '') return t('change.nothing');
    if (typeof value === 'object') {
      return 'at' in value ? <Moment at={value.at} /> : <Link to={value.to}>{value.text}</Link>;
    }
    return value === 'true' || value === 'false' ? t(`change.${value}`) : short(value);
  };
  // What was the same before and after has not changed.
  const changes = all.filter(({ before, after }) => before !== after);
  if (changes.length === 0 && facts.length === 0) return '–';
  return (
    <PlainList gap={1} className={styles.said}>
      {changes.map(({ name, before, after }) => (
        <li key={`change-${name}`}>
          {name === '' ? null : <span className={styles.name}>{changeOf(name)} </span>}
          <span className={visuallyHidden}>{t('change.before')}</span>
          <del className={styles.name}>{shown(before)}</del>
          <span className={styles.arrow}>
            <Icon name="arrow-right" size={16} />
          </span>
          <span className={visuallyHidden}>{t('change.after')}</span>
          {shown(after)}
        </li>
      ))}
      {facts.map(({ name, value }) => (
        <li key={name}>
          <span className={styles.name}>{factOf(name)}</span> <bdi>{shown(value)}</bdi>
        </li>
      ))}
    </PlainList>
  );
}
