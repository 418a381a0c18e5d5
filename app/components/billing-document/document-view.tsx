import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownDocument } from '#core/billing/documents/document.contract.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { ButtonLink } from '../button-link.tsx';
import { FileLink } from './document-files.tsx';
import { DocumentSheet } from './document-sheet.tsx';
import * as styles from './document-sheet.css.ts';

interface DocumentViewProps {
  document: ShownDocument;
  fileOf: (kind: 'pdf' | 'ubl') => string;
  /** Whether the PDF was asked for and could not be made. */
  isUnavailable: boolean;
  /** The ways from here, the nearest first. */
  back: readonly { to: string; text: string }[];
}

/** A document to be read, printed or kept as a file. */
export function DocumentView({ document, fileOf, isUnavailable, back }: DocumentViewProps) {
  const { t } = useTranslation('documents');
  const { number, is_electronic: isElectronic } = document;
  return (
    <Stack gap={5}>
      {isUnavailable ? (
        <div className={styles.notOnPaper}>
          <Alert tone="warning">{t('file.unavailable')}</Alert>
        </div>
      ) : null}
      <Row gap={3} wraps className={styles.notOnPaper}>
        <FileLink to={fileOf('pdf')} kind="pdf" number={number} />
        {isElectronic ? <FileLink to={fileOf('ubl')} kind="ubl" number={number} /> : null}
        {back.map(({ to, text }) => (
          <ButtonLink key={to} to={to} tone="quiet">
            {text}
          </ButtonLink>
        ))}
      </Row>
      <DocumentSheet printed={document.printed} />
      <div className={styles.notOnPaper}>
        <DescriptionList
          items={[
            { term: t('view.checksum'), detail: <code>{document.sha256}</code> },
            ...(isElectronic ? [{ term: t('list.files'), detail: t('view.electronic') }] : []),
          ]}
        />
      </div>
    </Stack>
  );
}
