import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ReferralStatistics } from '#core/growth/referrals/referral.contract.ts';
import { Price } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Table, type Column } from '#app/ui/table/table.tsx';

type Link = ReferralStatistics['links'][number];

/** What each link has brought, by its name. */
export function LinkTable({ links }: Pick<ReferralStatistics, 'links'>) {
  const { t } = useTranslation('referrals');
  const { count } = useNumbers();
  const counted = (id: 'clicks' | 'sign_ups' | 'buyers', title: string): Column<Link> => ({
    ...{ id, title, numeric: true },
    cell: (link) => count(link[id]),
  });
  const columns: Column<Link>[] = [
    {
      id: 'name',
      title: t('link.name'),
      cell: ({ sub_id: name }) => (name === '' ? t('link.unnamed') : <bdi>{name}</bdi>),
      namesRow: true,
    },
    counted('clicks', t('figure.clicks')),
    counted('sign_ups', t('figure.signUps')),
    counted('buyers', t('figure.buyers')),
    {
      id: 'earned',
      title: t('figure.earned'),
      cell: ({ earned }) => <Price amount={earned} />,
      numeric: true,
    },
  ];
  return (
    <Table
      caption={t('part.links')}
      captionIsHidden
      columns={columns}
      rows={links}
      rowKey={({ sub_id: name }) => name}
    />
  );
}
