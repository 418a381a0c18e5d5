import { Link } from '@remix-run/react';
import type { MoneyOverview } from '#core/back-office/money/money-overview.contract.ts';
import { useMoney } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { Stats } from '#app/ui/surface/stat.tsx';
import { plotted } from './plotted.ts';

const OWED = ['balances', 'earnings', 'held', 'debts'] as const;
const GIVEN = ['bonuses', 'rewards', 'adjusted', 'fees', 'paid_out'] as const;

/** What the period comes to, and what is owed and waits now. */
export function MoneyFigures({ money, rate }: { money: MoneyOverview; rate: string }) {
  const { total, delivered, data } = money;
  const { t } = useTranslation('money');
  const { converted } = useNumbers();
  const inCents = (amount: string) => converted(plotted(amount, rate));
  const owed = data.at(-1)?.owed;
  return (
    <>
      <section aria-label={t('figures')}>
        <Stats
          items={[
            { label: t('moved.received'), value: inCents(total.received) },
            { label: t('moved.sales'), value: inCents(total.sales) },
            ...(Number(total.monthly) === 0
              ? []
              : [{ label: t('moved.monthly'), value: inCents(total.monthly) }]),
            { label: t('cost'), value: inCents(delivered.cost) },
            {
              label: t('margin'),
              value: converted(plotted(delivered.sales, rate) - plotted(delivered.cost, rate)),
              // What is under way is sold, and its cost not known yet.
              hint: t('marginOf', { sales: inCents(delivered.sales) }),
            },
          ]}
        />
      </section>
      <Columns gap={4} cell={15}>
        <Card title={t('given')} headingLevel={2}>
          <DescriptionList
            look="rows"
            items={GIVEN.map((name) => ({
              term: t(`moved.${name}`),
              detail: inCents(total[name]),
            }))}
          />
        </Card>
        <Card title={t('owed')} headingLevel={2}>
          <DescriptionList
            look="rows"
            items={OWED.map((name) => ({
              term: t(`until.${name}`),
              detail: inCents(owed?.[name] ?? '0'),
            }))}
          />
        </Card>
        <Waiting waiting={money.waiting} />
      </Columns>
    </>
  );
}

function Waiting({ waiting }: Pick<MoneyOverview, 'waiting'>) {
  const { t } = useTranslation('money');
  const format = useMoney();
  const lists = (['payments', 'withdrawals'] as const).map((list) => ({
    term: t(`waiting.${list}`, { count: waiting[list].count }),
    detail: <Link to={pagePath(`staff/${list}`)}>{format(waiting[list].amount)}</Link>,
  }));
  return (
    <Card title={t('waiting.title')} headingLevel={2}>
      <DescriptionList look="rows" items={lists} />
    </Card>
  );
}
