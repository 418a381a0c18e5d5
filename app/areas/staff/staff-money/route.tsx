import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getMoneyOverview } from '#core/back-office/money/money-overview.operations.ts';
import { MONEY_GROUPS } from '#core/back-office/money/money-groups.pure.ts';
import { moneyQueryOf, readMoneyChoice } from '#app/areas/staff/money-choice.server.ts';
import { unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { FileLink } from '#app/areas/staff/staff/list-tools.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { useMoments } from '#app/components/moment.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PeriodForm } from '#app/components/period-form.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { displayCurrency } from '#app/lib/money/display-currency.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { MoneyCharts } from './money-charts.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { MoneyTable } from './money-table.tsx';
import * as styles from './money.css.ts';
import { ProviderTable } from './provider-table.tsx';

export const handle = {
  i18n: ['staff', 'money', 'overview', 'orders', 'finances', 'lists', 'forms'],
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const choice = readMoneyChoice(new URL(request.url).searchParams);
  const [staff, money] = await Promise.all([
    staffFrame(context),
    unlessSilent(context.core.call(getMoneyOverview, { query: moneyQueryOf(choice) })),
  ]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'money')('title');
  return { ...staff, title, choice, money, rate: displayCurrency(context).rate };
}

export default function StaffMoney() {
  const { title, staffPages, choice, money, rate } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['money', 'overview']);
  const format = useMoments();
  const { group, from, to } = choice;
  const address = { group_by: group, start_date: from, end_date: to };
  const countedAt = money?.meta.counted_at;
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="money">
      <PeriodForm
        key={Object.values(choice).join()}
        path="staff/money"
        names={{ group: 'group_by', from: 'start_date', to: 'end_date' }}
        groups={MONEY_GROUPS.map((value) => ({ value, label: t(`unit.${value}`) }))}
        choice={choice}
      />
      {money === undefined ? (
        <LoadFailed again={pagePath('staff/money', {}, address)} />
      ) : (
        <>
          <MoneyFigures money={money} rate={rate} />
          <MoneyCharts money={money} rate={rate} />
          <ProviderTable money={money} rate={rate} />
          <MoneyTable money={money} rate={rate} />
          <FileLink to={pagePath('staff/money/file', {}, address)} />
          <p className={styles.note}>
            {countedAt ? t('counted', { moment: format(countedAt, 'dayTime') }) : t('notCounted')}
          </p>
        </>
      )}
    </StaffFrame>
  );
}
