import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listApiTokens } from '#core/accounts/api-tokens/api-token.operations.ts';
import { getTestAccount } from '#core/resale/test-mode/test-mode.operations.ts';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { GuestCard } from '#app/components/guest-card.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import { CreateForm } from './create-form.tsx';
import { TestMoney } from './test-money.tsx';
import { NewToken } from './new-token.tsx';
import { constraints, handlerOf } from './token-forms.server.ts';
import { TokenList } from './token-list.tsx';
import type { TokenResult } from './token-result.ts';

export const handle = { i18n: ['api', 'accounts', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const customer = await context.customer();
  const query = new URL(request.url).searchParams;
  const [{ data: tokens }, testAccount] = customer
    ? await Promise.all([context.core.call(listApiTokens), context.core.call(getTestAccount)])
    : [{ data: [] }, undefined];
  return {
    ...pageText(context, 'api'),
    banners: routeBanners(context, 'api', query),
    customer,
    tokens,
    testAccount: testAccount?.data ?? null,
    address: `${context.origin}/api/v2`,
    constraints: constraints(),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form);
}

export default function ApiTokens() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  // What the handlers answer, as far as they have it.
  const result = useActionData() as TokenResult | undefined;
  const { customer, constraints: given } = page;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      {customer ? (
        <Stack gap={6}>
          {result?.made ? <NewToken made={result.made} /> : null}
          <Columns gap={6} twoFrom="desktop" align="start">
            <Stack gap={6}>
              <TokenList {...{ tokens: page.tokens, customer, result }} constraint={given.renew} />
              <Address address={page.address} />
              {page.testAccount ? <TestMoney balance={page.testAccount.balance} /> : null}
            </Stack>
            <CreateForm
              // A new token empties the form that has made it.
              key={result?.made?.secrets[0]?.id}
              {...{ customer }}
              constraint={given.create}
              result={result?.initialValue?.form === 'create' ? result : undefined}
            />
          </Columns>
        </Stack>
      ) : (
        <ForGuests />
      )}
    </>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation('api');
  return (
    <Card
      title={t('address')}
      headingLevel={2}
      footer={
        <Row wraps gap={3}>
          <ButtonLink to={pagePath('api/documentation')} tone="outline">
            {t('documentation')}
          </ButtonLink>
          <ButtonLink to={pagePath('api/webhooks')} tone="outline">
            {t('webhooks')}
          </ButtonLink>
          <ButtonLink to={pagePath('api/requests')} tone="outline">
            {t('requests')}
          </ButtonLink>
        </Row>
      }
    >
      <CopyField
        label={t('address')}
        hidesLabel
        value={address}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
      />
    </Card>
  );
}

function ForGuests() {
  const { t } = useTranslation('api');
  return (
    <GuestCard
      {...{ title: t('guest.title'), text: t('guest.text') }}
      {...{ login: t('guest.login'), register: t('guest.register') }}
      back={pagePath('api')}
    >
      <ButtonLink to={pagePath('api/documentation')} tone="quiet">
        {t('documentation')}
      </ButtonLink>
    </GuestCard>
  );
}
