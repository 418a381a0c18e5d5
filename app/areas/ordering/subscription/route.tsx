import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useLive } from '#app/components/order/use-live.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { PaymentCard } from './payment-card.tsx';
import { Posts } from './posts.tsx';
import { ServicesCard } from './services-card.tsx';
import { handlerOf } from './subscription-deeds.server.ts';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { subscriptionPage, type SubscriptionPage } from './subscription.server.ts';
import { WaitingNotice } from './waiting-notice.tsx';

export const handle = { i18n: ['subscriptions', 'orders', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const before = /^\d{1,18}$/.exec(query.get('postsBefore') ?? '')?.[0];
  const page = await subscriptionPage(context, params['id'] ?? '', before);
  const { id, name } = page.subscription;
  const number = textsOf(context.locale).t('subscriptions:number', { id });
  return {
    ...pageText(context, 'subscriptions-id'),
    ...{ title: name, metaTitle: `${number}: ${name}`, metaDescription: number, noIndex: true },
    page,
    isCanceling: query.has('cancel'),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, params['id'] ?? '', form);
}

export default function Subscription() {
  const { title, metaDescription, page, isCanceling } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ notice: string }>();
  const { subscription } = page;
  useLive(subscription.contents.some(({ state }) => state === 'planned'));
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={5}>
        {refusal ? <Alert tone="danger">{refusal.notice}</Alert> : null}
        <WaitingNotice subscription={subscription} />
        <Columns gap={5} twoFrom="desktop" align="start">
          <SubscriptionFacts
            subscription={subscription}
            actions={<Actions subscription={subscription} />}
          />
          <Stack gap={5}>
            <ServicesCard services={subscription.services} />
            <PaymentCard page={page} />
          </Stack>
        </Columns>
        <Posts posts={subscription.contents} />
        <Ways page={page} />
      </Stack>
      {isCanceling && subscription.isCancelable ? <CancelDialog id={subscription.id} /> : null}
    </>
  );
}

function Actions({
  subscription: { id, posts, isCancelable },
}: Pick<SubscriptionPage, 'subscription'>) {
  const { t } = useTranslation('subscriptions');
  if (posts === 0 && !isCancelable) return null;
  return (
    <Row wraps gap={3}>
      {posts === 0 ? null : (
        <ButtonLink to={pagePath('orders', {}, { subscription_id: id })} tone="outline">
          {t('orders')}
        </ButtonLink>
      )}
      {isCancelable ? (
        <ButtonLink to={pagePath('subscriptions/:id', { id }, { cancel: 1 })} tone="outline">
          {t('ask')}
        </ButtonLink>
      ) : null}
    </Row>
  );
}

/** To posts of before, and to all subscriptions. */
function Ways({ page: { subscription, older, postsBefore } }: { page: SubscriptionPage }) {
  const { t } = useTranslation('subscriptions');
  const here = (query = {}) => pagePath('subscriptions/:id', { id: subscription.id }, query);
  return (
    <Row as="p" wraps gap={3}>
      {postsBefore === undefined ? null : (
        <ButtonLink to={here()} tone="outline">
          {t('posts.latest')}
        </ButtonLink>
      )}
      {older === undefined ? null : (
        <ButtonLink to={here({ postsBefore: older })} tone="outline">
          {t('posts.older')}
        </ButtonLink>
      )}
      <ButtonLink to={pagePath('subscriptions')} tone="outline">
        {t('back')}
      </ButtonLink>
    </Row>
  );
}
