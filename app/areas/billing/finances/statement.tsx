import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { shownPurses } from './shown-kinds.ts';
import * as styles from './finances.css.ts';

/** What docs/money.md calls the fields, which no language translates. */
const FORMULA =
  'SHA-256(previous_hash|account|sequence|id|type|created_at|amount_micro|balance_micro)';

/** The accounts as files, and how to check them. */
export function Statement({ hasTasks }: { hasTasks: boolean }) {
  const { t } = useTranslation('finances');
  const address = useHref(pagePath('finances/statement'));
  return (
    <Card title={t('statement.title')} subtitle={t('statement.text')} headingLevel={2}>
      <Row as="p" wraps gap={3}>
        {shownPurses(hasTasks).map((purse) => (
          <a
            key={purse}
            className={button({ tone: 'outline', size: 'small' })}
            href={`${address}?account=${purse}`}
            download
          >
            <Icon name="download" size={16} />
            {t(`purse.${purse}`)}
          </a>
        ))}
      </Row>
      <Stack gap={3} className={styles.check}>
        <Disclosure title={t('statement.check')}>
          <Stack gap={3} className={styles.check}>
            <p>{t('statement.how')}</p>
            <code className={styles.formula}>{FORMULA}</code>
            <p>{t('statement.proves')}</p>
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}
