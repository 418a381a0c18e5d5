import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffCheck } from '#core/billing/identity-checks/staff/staff-check.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from './check-documents.css.ts';

/** As it is called in every language. */
const PDF = 'PDF';

type Document = StaffCheck['documents'][number];

/** What the customer has uploaded: pictures as they are, and a PDF to be kept as a file alone. */
export function CheckDocuments({ check }: { check: StaffCheck }) {
  const { t } = useTranslation('staff');
  return (
    <section>
      <h2 className={styles.heading}>{t('identity.documents')}</h2>
      {check.documents.length === 0 ? (
        <p>{t('identity.nothing')}</p>
      ) : (
        <Columns gap={6} twoFrom="desktop" align="start">
          {check.documents.map((document) => (
            <DocumentCard key={document.filename} checkId={check.id} document={document} />
          ))}
        </Columns>
      )}
    </section>
  );
}

function DocumentCard({ checkId, document }: { checkId: number; document: Document }) {
  const { t, i18n } = useTranslation(['staff', 'identity']);
  const { filename, step, media_type: type, bytes, delete_at: deleteAt } = document;
  const name = t(`identity:step.${step}`);
  const path = pagePath('staff/identity/:id/documents/:filename', { id: checkId, filename });
  const href = useHref(path);
  return (
    <Card title={name} headingLevel={3}>
      <Stack gap={3}>
        {type === 'application/pdf' ? (
          <span className={styles.file}>
            <Icon name="file-text" size={24} /> {PDF}
          </span>
        ) : (
          <img className={styles.picture} src={href} alt={name} decoding="async" />
        )}
        <p className={styles.note}>
          {formatBytes(bytes, i18n.language)} · {t('identity.uploaded')}{' '}
          <Moment at={document.uploaded_at} />
          {deleteAt === null ? null : (
            <>
              {' · '}
              {t('identity.deleted')} <Moment at={deleteAt} part="day" />
            </>
          )}
        </p>
        <Row>
          <a
            className={button({ tone: 'outline', size: 'small' })}
            href={href}
            aria-label={`${t('identity.download')}: ${name}`}
            download
          >
            {t('identity.download')}
          </a>
        </Row>
      </Stack>
    </Card>
  );
}
