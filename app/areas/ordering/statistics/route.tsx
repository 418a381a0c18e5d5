import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { SpentChart } from '#app/components/order/sums-chart.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { PeriodForm } from '#app/components/period-form.tsx';
import { STATISTIC_GROUPS } from '#core/ordering/orders/statistics/statistic-groups.pure.ts';
import { orderSums, unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { readChoice } from './choice.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { StatusChart } from './status-chart.tsx';
import { SumsTable } from './sums-table.tsx';
import { Totals } from './totals.tsx';

export const handle = { i18n: ['overview', 'orders', 'forms', 'finances'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const choice = readChoice(new URL(request.url).searchParams);
  const { group, from, to } = choice;
  const query = { groupBy: group, startDate: from, endDate: to };
  return {
    ...pageText(context, 'statistics'),
    choice,
    sums: await unlessAway(orderSums(context, query)),
  };
}

export default function Statistics() {
  const { title, metaDescription, choice, sums } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['overview', 'orders']);
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={8}>
        {/* Another choice came with the address: a form anew. */}
        <PeriodForm
          key={Object.values(choice).join()}
          path="statistics"
          names={{ group: 'groupBy', from: 'startDate', to: 'endDate' }}
          groups={STATISTIC_GROUPS.map((value) => ({ value, label: t(`unit.${value}`) }))}
          choice={choice}
        />
        {sums === undefined ? <LoadFailed again={pagePath('statistics')} /> : null}
        {sums?.total.orders === 0 ? (
          <EmptyState
            drawing={DRAWINGS.chart}
            title={t('noneInPeriod')}
            actions={<ButtonLink to={pagePath('orders/create')}>{t('orders:new')}</ButtonLink>}
          />
        ) : null}
        {sums && sums.total.orders > 0 ? (
          <>
            <Totals total={sums.total} />
            <SpentChart sums={sums} />
            <StatusChart sums={sums} />
            {sums.group === 'date' ? null : <SumsTable sums={sums} />}
          </>
        ) : null}
      </Stack>
    </>
  );
}
