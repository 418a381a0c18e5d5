import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { GuestCard } from '#app/components/guest-card.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from '#app/components/campaigns/campaigns.css.ts';
import { OwnPlan } from './own-plan.tsx';
import { PlanCard } from './plan-card.tsx';
import { handlerOf, type PlanAnswer } from './plan-forms.server.ts';
import { plansPage, type Offer } from './plans-page.server.ts';

export const handle = { i18n: ['plans', 'forms', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return plansPage(context, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form);
}

export default function PlansAndPricing() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  const { offer } = page;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      {offer === undefined ? <LoadFailed again={pagePath('plans-and-pricing')} /> : null}
      {offer ? (
        <Plans offer={offer} isGuest={page.isGuest} hasCampaigns={page.hasCampaigns} />
      ) : null}
    </>
  );
}

interface PlansProps {
  offer: Offer;
  isGuest: boolean;
  hasCampaigns: boolean;
}

function Plans({ offer, isGuest, hasCampaigns }: PlansProps) {
  const { t } = useTranslation('plans');
  const answer = useActionData() as PlanAnswer | undefined; // As the handlers answer.
  const { plans, own, isMeasured } = offer;
  const refusalOf = (plan: string | null) =>
    answer?.refused.plan === plan ? answer.refused.text : undefined;
  return (
    <Stack gap={8}>
      {isMeasured || isGuest ? null : (
        <Alert tone="warning" title={t('unmeasured.title')}>
          {t('unmeasured.text')}
        </Alert>
      )}
      {own?.campaign_tariff ? (
        <OwnPlan
          tariff={own.campaign_tariff}
          {...{ own, hasCampaigns, isMeasured }}
          refusal={refusalOf(null)}
        />
      ) : null}
      {plans.length === 0 ? (
        <NoneOffered />
      ) : (
        <PlainList gap="cards" cell={18}>
          {plans.map((plan) => (
            <li key={plan.id} className={styles.cell}>
              <PlanCard
                {...{ plan, own, isMeasured }}
                until={own?.campaign_tariff?.expired_at ?? null}
                refusal={refusalOf(String(plan.id))}
              />
            </li>
          ))}
        </PlainList>
      )}
      {isGuest && plans.length > 0 ? <ForGuests /> : null}
      {plans.length > 0 ? <HowPaid /> : null}
    </Stack>
  );
}

function ForGuests() {
  const { t } = useTranslation('plans');
  return (
    <GuestCard
      {...{ title: t('guest.title'), text: t('guest.text') }}
      {...{ login: t('guest.login'), register: t('guest.register') }}
      back={pagePath('plans-and-pricing')}
    />
  );
}

/** What is fixed about paying, so that nobody finds out later. */
function HowPaid() {
  const { t } = useTranslation('plans');
  return (
    <Card title={t('how.title')} headingLevel={2}>
      <Stack as="ul" gap={3}>
        <li>{t('how.monthly')}</li>
        <li>{t('how.change')}</li>
        <li>{t('how.overdue')}</li>
        <li>{t('how.refund')}</li>
      </Stack>
    </Card>
  );
}

/** Its owner offers none. */
function NoneOffered() {
  const { t } = useTranslation('plans');
  return (
    <EmptyState
      icon="chart-line"
      title={t('off.title')}
      actions={<ButtonLink to={pagePath('')}>{t('services')}</ButtonLink>}
    >
      {t('off.text')}
    </EmptyState>
  );
}
