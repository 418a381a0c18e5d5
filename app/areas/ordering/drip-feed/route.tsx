import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { cancelRuns, dripFeedPage } from './drip-feed.server.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Facts } from './facts.tsx';
import { Runs } from './runs.tsx';

export const handle = { i18n: ['overview', 'orders', 'asked', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const feed = await dripFeedPage(context, params['id'] ?? '');
  const { id, name } = feed;
  const number = textsOf(context.locale).t('overview:drip.number', { id });
  return {
    ...pageText(context, 'drip-feed'),
    ...{ title: name, metaTitle: `${number}: ${name}`, metaDescription: number, noIndex: true },
    feed,
    isCanceling: new URL(request.url).searchParams.has('cancel'),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  await readForm(request);
  const done = await cancelRuns(context, params['id'] ?? '');
  return done instanceof Response ? done : data(done, { status: done.status });
}

export default function DripFeed() {
  const { title, metaDescription, feed, isCanceling } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ notice: string }>();
  const { t } = useTranslation('overview');
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={5}>
        {refusal ? <Alert tone="danger">{refusal.notice}</Alert> : null}
        <Facts
          feed={feed}
          actions={
            feed.isCancelable ? (
              <ButtonLink
                to={pagePath('drip-feed/:id', { id: feed.id }, { cancel: 1 })}
                tone="outline"
              >
                {t('drip.ask')}
              </ButtonLink>
            ) : null
          }
        />
        <Runs runs={feed.runList} />
        <Row as="p" wraps gap={3}>
          <ButtonLink to={pagePath('drip-feed')} tone="outline">
            {t('drip.all')}
          </ButtonLink>
        </Row>
      </Stack>
      {isCanceling && feed.isCancelable ? <CancelDialog id={feed.id} /> : null}
    </>
  );
}
