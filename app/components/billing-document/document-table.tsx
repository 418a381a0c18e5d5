import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedDocument } from '#core/billing/documents/document.contract.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { Moment } from '../moment.tsx';
import { useNumbers } from '../use-numbers.ts';
import { FileLink } from './document-files.tsx';

interface DocumentTableProps {
  documents: readonly ListedDocument[];
  /** The page of a document, and its files, of customers or of staff. */
  placeOf: (id: number) => string;
  fileOf: (id: number, kind: 'pdf' | 'ubl') => string;
}

/** Documents of payments, each with its files. */
export function DocumentTable({ documents, placeOf, fileOf }: DocumentTableProps) {
  const { t } = useTranslation('documents');
  const { dollars } = useNumbers();
  const columns: Column<ListedDocument>[] = [
    {
      id: 'document',
      title: t('list.document'),
      namesRow: true,
      cell: ({ id, title, number }) => (
        <Link to={placeOf(id)}>{t(`title.${title}`, { number })}</Link>
      ),
    },
    {
      id: 'date',
      title: t('fact.date'),
      cell: ({ issued_at: at }) => <Moment at={at} part="day" />,
    },
    { id: 'payment', title: t('list.payment'), cell: ({ payment_id: id }) => String(id) },
    { id: 'tax', title: t('list.tax'), numeric: true, cell: ({ tax }) => dollars(tax) },
    { id: 'total', title: t('list.total'), numeric: true, cell: ({ total }) => dollars(total) },
    {
      id: 'files',
      title: t('list.files'),
      cell: ({ id, number, is_electronic: isElectronic }) => (
        <Row gap={2} wraps>
          <FileLink to={fileOf(id, 'pdf')} kind="pdf" number={number} isShort />
          {isElectronic ? (
            <FileLink to={fileOf(id, 'ubl')} kind="ubl" number={number} isShort />
          ) : null}
        </Row>
      ),
    },
  ];
  return (
    <Table
      caption={t('list.title')}
      captionIsHidden
      columns={columns}
      rows={documents}
      rowKey={({ id }) => String(id)}
    />
  );
}
