import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FailedState } from '#app/components/failed-state.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DONE, handlerOf, identityOf, MOST_BYTES, type UploadAnswer } from './documents.server.ts';
import { CheckState } from './check-state.tsx';
import { StepCards } from './step-cards.tsx';

export const handle = { i18n: ['identity', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { is_impersonated: isLookedAt } = await requireCustomer(context);
  const done = new URL(request.url).searchParams.get('done');
  return {
    ...pageText(context, 'card-verification'),
    identity: await identityOf(context),
    isLookedAt,
    done: DONE.find((name) => name === done),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request, MOST_BYTES);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form);
}

export default function CardVerification() {
  const { title, metaDescription, identity, isLookedAt, done } = useLoaderData<typeof loader>();
  const answer = useActionData() as UploadAnswer | undefined; // As the handlers answer.
  const { t } = useTranslation('identity');
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={6}>
        {done && !answer ? (
          <Alert tone={done === 'late' ? 'warning' : 'success'} announce="now">
            {t(`done.${done}`)}
          </Alert>
        ) : null}
        {identity === undefined ? <Failed /> : null}
        {identity?.check && identity.check.status !== 'canceled' ? (
          <>
            <CheckState check={identity.check} />
            <StepCards
              check={identity.check}
              documents={identity.documents}
              isLookedAt={isLookedAt}
              answer={answer}
            />
          </>
        ) : null}
        {identity && (!identity.check || identity.check.status === 'canceled') ? (
          <EmptyState drawing={DRAWINGS.done} title={t('state.nothing.title')} headingLevel={2}>
            {t('state.nothing.text')}
          </EmptyState>
        ) : null}
      </Stack>
    </>
  );
}

function Failed() {
  const { t } = useTranslation('identity');
  return (
    <FailedState
      title={t('failed.title')}
      again={{ to: pagePath('card-verification'), text: t('failed.again') }}
    >
      {t('failed.text')}
    </FailedState>
  );
}
