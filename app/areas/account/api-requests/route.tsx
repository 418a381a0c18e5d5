import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listApiTokens } from '#core/accounts/api-tokens/api-token.operations.ts';
import { listApiCalls } from '#core/resale/api-calls/api-call.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CallFilter } from './call-filter.tsx';
import { CallList } from './call-list.tsx';
import { filterIn, withoutEmpty } from './call-filter.ts';

export const handle = { i18n: ['api-calls', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

const ID = /^[1-9]\d{0,14}$/;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const query = new URL(request.url).searchParams;
  const filter = filterIn(query);
  const cursor = ID.exec(query.get('before') ?? '')?.[0];
  const t = textsOf(context.locale).getFixedT(context.locale, 'api-calls');
  const { mode, ...asked } = withoutEmpty(filter);
  const found = await unlessAway(
    Promise.all([
      context.core.call(listApiCalls, {
        query: {
          ...asked,
          ...(mode && { is_test: mode === 'test' ? ('true' as const) : ('false' as const) }),
          ...(cursor !== undefined && { cursor }),
        },
      }),
      context.core.call(listApiTokens),
    ]),
  );
  return {
    ...pageText(context, 'api/requests'),
    ...{ title: t('title'), metaTitle: t('title'), metaDescription: t('lead'), noIndex: true },
    ...{ filter, cursor, page: found?.[0] },
    tokens: found?.[1].data.map(({ id, name }) => ({ id, name })) ?? [],
  };
}

export default function ApiRequests() {
  const { title, metaDescription, filter, cursor, page, tokens } = useLoaderData<typeof loader>();
  const { t } = useTranslation('api-calls');
  const here = (query: Record<string, string> = {}) =>
    pagePath('api/requests', {}, { ...withoutEmpty(filter), ...query });
  const isFiltered = Object.keys(withoutEmpty(filter)).length > 0;
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      {page === undefined ? (
        <LoadFailed again={here()} />
      ) : (
        <Stack gap={5}>
          <CallFilter filter={filter} tokens={tokens} isFiltered={isFiltered} />
          <Card>
            <CallList calls={page.data} isFiltered={isFiltered} />
          </Card>
          <Row wraps gap={3}>
            {cursor === undefined ? null : (
              <ButtonLink to={here()} tone="outline">
                {t('newest')}
              </ButtonLink>
            )}
            {page.meta.next === null ? null : (
              <ButtonLink to={here({ before: page.meta.next })} tone="outline">
                {t('earlier')}
              </ButtonLink>
            )}
          </Row>
        </Stack>
      )}
    </>
  );
}
