import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import type { ShownPair } from './contrast-data.server.ts';
import { RepairLine } from './repair-list.tsx';
import { Sample } from './sample.tsx';
import { useTokenName } from './use-token-name.ts';
import * as styles from './studio-contrast.css.ts';

/** Every pair with how well it is read; those of one ink stand together. */
export function PairTable({ pairs }: { pairs: readonly ShownPair[] }) {
  const { t } = useTranslation('studio-preview');
  const numbers = useNumbers();
  const nameOf = useTokenName();
  const columns: Column<ShownPair>[] = [
    {
      id: 'sample',
      title: t('pair.sample'),
      cell: (pair) => <Sample {...pair} />,
    },
    {
      id: 'pair',
      title: t('pair.pair'),
      namesRow: true,
      cell: ({ ink, ground }) => (
        <>
          {nameOf(ink)}{' '}
          <span className={styles.ground}>{t('pair.on', { ground: nameOf(ground) })}</span>
        </>
      ),
    },
    {
      id: 'ratio',
      title: t('pair.ratio'),
      numeric: true,
      cell: ({ ratio }) => numbers.field(String(ratio)),
    },
    {
      id: 'least',
      title: t('pair.least'),
      numeric: true,
      cell: ({ least }) => numbers.field(String(least)),
    },
    {
      id: 'repairs',
      title: t('pair.repairs'),
      cell: ({ repairs }) =>
        repairs.length === 0 ? (
          '–'
        ) : (
          <Stack gap={1} fitsContent>
            {repairs.map((repair) => (
              <div key={`${repair.token} ${repair.reason}`}>
                <RepairLine repair={repair} />
              </div>
            ))}
          </Stack>
        ),
    },
  ];
  return (
    <Table
      caption={t('pair.caption')}
      captionIsHidden
      columns={columns}
      rows={pairs}
      rowKey={({ ink, ground }) => `${ink} ${ground}`}
      groupOf={({ ink }) => ({ key: ink, title: nameOf(ink) })}
    />
  );
}
