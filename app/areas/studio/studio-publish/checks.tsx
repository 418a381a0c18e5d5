import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownReport } from '#app/areas/studio/report/report-in-words.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import * as styles from './publish.css.ts';

type Look = keyof typeof styles.marks;
const ICONS = { fine: 'circle-check', warning: 'triangle-alert', problem: 'circle-alert' } as const;

interface Check {
  id: string;
  look: Look;
  text: string;
  /** The part of the page that tells more. */
  hash?: string;
}

/** What was looked at, a line each, and how it stands. */
export function Checks({ report, changes }: { report: ShownReport; changes: number }) {
  const checks = useChecks(report, changes);
  return (
    <PlainList gap={2}>
      {checks.map(({ id, look, text, hash }) => (
        <Row as="li" key={id} gap={3} align="start">
          <span className={styles.marks[look]}>
            <Icon name={ICONS[look]} />
          </span>
          <span className={styles.words}>
            {hash === undefined ? text : <a href={`#${hash}`}>{text}</a>}
          </span>
        </Row>
      ))}
    </PlainList>
  );
}

const fresh = (list: readonly { isNew: boolean }[]) => list.filter(({ isNew }) => isNew).length;

function useChecks(report: ShownReport, changes: number): Check[] {
  const { t } = useTranslation('studio');
  const problems = report.problems.length;
  const repairs = fresh(report.repairs ?? []);
  const links = fresh(report.dead);
  const idle = fresh(report.idle);
  const texts = report.missing.reduce((sum, missing) => sum + missing.fresh, 0);
  const origins = report.policy.reduce((sum, { added }) => sum + added.length, 0);
  /** One that says how many there are, or that there are none. */
  const counted = (id: string, count: number, said: { some: string; none: string }): Check =>
    count === 0
      ? { id, look: 'fine', text: said.none }
      : { id, look: 'warning', text: said.some, hash: id };
  const first: Check =
    problems === 0
      ? { id: 'problems', look: 'fine', text: t('checks.noProblems') }
      : {
          id: 'problems',
          look: 'problem',
          text: t('checks.problems', { count: problems }),
          hash: 'problems',
        };
  return [
    { id: 'changes', look: 'fine', text: t('checks.changes', { count: changes }), hash: 'changes' },
    first,
    counted('contrast', repairs, {
      some: t('checks.contrast', { count: repairs }),
      none: t('checks.noContrast'),
    }),
    counted('links', links, {
      some: t('checks.links', { count: links }),
      none: t('checks.noLinks'),
    }),
    ...(report.old.length === 0
      ? []
      : [counted('pictures', report.old.length, { some: t('checks.pictures'), none: '' })]),
    ...(idle === 0 ? [] : [counted('idle', idle, { some: t('checks.idle'), none: '' })]),
    counted('translations', texts, {
      some: t('checks.texts', { count: texts }),
      none: t('checks.noTexts'),
    }),
    ...(report.codeFault
      ? [counted('code', 1, { some: t('checks.code'), none: t('checks.code') })]
      : []),
    counted('policy', origins, {
      some: t('checks.policy', { count: origins }),
      none: t('checks.noPolicy'),
    }),
  ];
}
