import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { WidgetForm } from '#app/areas/account/widget-form.tsx';
import { saveWidget } from '#app/areas/account/widget-forms.server.ts';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { useMoney } from '#app/components/price.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { Stats } from '#app/ui/surface/stat.tsx';
import { ForGuests, HowItWorks } from './for-guests.tsx';
import { WidgetList } from './widget-list.tsx';
import { WidgetStatistics } from './widget-statistics.tsx';
import { widgetsPage, type OwnWidgets } from './widgets-page.server.ts';

export const handle = { i18n: ['widget', 'forms', 'overview', 'orders', 'finances', 'referrals'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return widgetsPage(context, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  return saveWidget(context, await readForm(request));
}

export default function OrderWidgets() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      <Stack gap={8}>
        {page.own === 'away' ? (
          <LoadFailed again={pagePath('order-widget')} />
        ) : page.own ? (
          <Own own={page.own} />
        ) : (
          <>
            <HowItWorks share={page.share} />
            <ForGuests />
          </>
        )}
      </Stack>
    </>
  );
}

function Own({ own }: { own: OwnWidgets }) {
  const { t } = useTranslation('widget');
  // What `saveWidget` answers, where it leads nowhere.
  const result = useActionData() as object | undefined;
  const isFirst = own.widgets.length === 0;
  // A widget that was removed still counts.
  const hasBrought = own.rows.length > 0 || own.rewards.earned !== '0';
  const form = <WidgetForm data={own.form} result={result} submit={t('create.submit')} />;
  return (
    <>
      {isFirst ? <HowItWorks share={own.form.mostPercent / 100} /> : null}
      {isFirst && !hasBrought ? null : <Rewards {...own} />}
      <WidgetList widgets={own.widgets} />
      {isFirst ? (
        <Card title={t('create.title')} headingLevel={2}>
          {form}
        </Card>
      ) : (
        <Disclosure icon="plus" title={t('create.title')} isOpen={result !== undefined}>
          {form}
        </Disclosure>
      )}
      {isFirst && !hasBrought ? null : <WidgetStatistics {...own} />}
    </>
  );
}

function Rewards({ rewards }: Pick<OwnWidgets, 'rewards'>) {
  const { t } = useTranslation(['widget', 'referrals']);
  const money = useMoney();
  const { earned, held, available, reversed } = rewards;
  return (
    <Stack as="section" gap={4} aria-label={t('rewards.title')}>
      <Stats
        items={[
          { label: t('rewards.earned'), value: money(earned) },
          { label: t('rewards.held'), value: money(held), hint: t('rewards.heldHint') },
          { label: t('rewards.available'), value: money(available), hint: t('rewards.paidHint') },
          { label: t('rewards.reversed'), value: money(reversed), hint: t('rewards.backHint') },
        ]}
      />
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('finances/withdraw')} tone="outline">
          {t('referrals:use.toWithdraw')}
        </ButtonLink>
        <ButtonLink to={pagePath('finances')} tone="outline">
          {t('referrals:use.toFinances')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
