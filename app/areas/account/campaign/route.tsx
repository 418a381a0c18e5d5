import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Asked } from '#app/components/asked.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PromotedLink } from '#app/components/order/promoted-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CampaignState } from './campaign-state.tsx';
import { ChangeForm } from './change-form.tsx';
import { handlerOf, type CampaignAnswer } from './campaign-forms.server.ts';
import { campaignPage } from './campaign-page.server.ts';
import { PositionsCard } from './positions-card.tsx';

export const handle = {
  i18n: ['campaigns', 'channels', 'promoted', 'forms', 'overview', 'orders'],
};

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return campaignPage(context, params['id'] ?? '', new URL(request.url).searchParams);
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, { id: params['id'] ?? '', form });
}

export default function CampaignPage() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('campaigns');
  const answer = useActionData() as CampaignAnswer | undefined; // As the handlers answer.
  const { campaign, positions, form } = page;
  const { snippet, url, id } = campaign;
  return (
    <>
      <PageHeader title={page.title} />
      <Stack gap={6}>
        {answer?.refused === undefined ? null : (
          <Alert tone="danger" announce="now">
            {answer.refused}
          </Alert>
        )}
        <Columns gap={6} twoFrom="desktop" align="start">
          <PromotedLink link={{ url, title: snippet.title, thumbnail: snippet.thumbnail }} />
          <CampaignState
            campaign={campaign}
            isMeasured={form?.isMeasured ?? true}
            canOrder={page.canOrder}
          />
        </Columns>
        {positions ? (
          <PositionsCard
            {...{ campaign, positions }}
            {...{ country: page.country, today: page.today, countries: form?.countries ?? [] }}
          />
        ) : (
          <LoadFailed again={pagePath('youtube-campaign/:id', { id })} />
        )}
        {form ? <ChangeForm campaign={campaign} given={form} result={answer?.result} /> : null}
        <Asked name="delete" tone="danger" title={t('delete.title')} text={t('delete.text')} />
        <Row wraps gap={3}>
          <ButtonLink to={pagePath('youtube-campaign')} tone="outline">
            {t('all')}
          </ButtonLink>
        </Row>
      </Stack>
    </>
  );
}
