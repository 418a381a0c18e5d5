import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedStaffDocument } from '#core/back-office/documents/document-list.contract.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { sortedBy, type OfList } from '#app/areas/staff/staff/sorted-by.ts';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';

/** What the list of documents says of one. */
export function useDocumentColumns(list: OfList): ListColumn<ListedStaffDocument>[] {
  const { t } = useTranslation(['issued', 'documents', 'staff']);
  const { dollars } = useNumbers();
  return [
    {
      id: 'number',
      title: t('documents:fact.number'),
      namesRow: true,
      cell: ({ id, number }) => <Link to={pagePath('staff/documents/:id', { id })}>{number}</Link>,
    },
    {
      id: 'kind',
      title: t('column.kind'),
      cell: ({ kind }) => (
        <Badge tone={kind === 'credit_note' ? 'warning' : 'neutral'}>{t(`kind.${kind}`)}</Badge>
      ),
    },
    {
      id: 'customer',
      title: t('staff:payments.customer'),
      cell: ({ customer: { id, name, email } }) => <bdi>{name || email || id}</bdi>,
    },
    {
      id: 'issued',
      title: t('column.issued'),
      sort: sortedBy(list, { column: 'issued', first: 'descending', usual: '-issued' }),
      cell: ({ issued_at: at }) => <Moment at={at} />,
    },
    {
      id: 'tax',
      title: t('documents:list.tax'),
      numeric: true,
      cell: ({ tax }) => dollars(tax),
    },
    {
      id: 'total',
      title: t('documents:list.total'),
      numeric: true,
      cell: ({ total }) => dollars(total),
    },
    {
      id: 'net',
      title: t('documents:table.net'),
      ...{ numeric: true, isMore: true },
      cell: ({ net }) => dollars(net),
    },
    {
      id: 'currency',
      title: t('column.currency'),
      isMore: true,
      cell: ({ currency }) => currency,
    },
    {
      id: 'series',
      title: t('column.series'),
      isMore: true,
      cell: ({ series }) => t(`series.${series}`),
    },
    {
      id: 'payment',
      title: t('documents:list.payment'),
      isMore: true,
      cell: ({ payment_id: id }) => <Link to={pagePath('staff/payments/:id', { id })}>{id}</Link>,
    },
  ];
}
