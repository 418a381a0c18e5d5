import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { changeLinks } from '#app/areas/shop/change-links.server.ts';
import { feedHead } from '#app/areas/shop/feed-head.ts';
import { changesAsked, changesOf } from '#app/areas/shop/service-changes.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ChangeList } from './change-list.tsx';

export const handle = { i18n: ['service-changes', 'overview', 'orders', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageHead(data),
  ...feedHead(data?.links),
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const t = textsOf(context.locale).getFixedT(context.locale, 'service-changes');
  const links = changeLinks(context);
  const page = await unlessAway(changesOf(context, request));
  return {
    ...pageText(context, 'services/changes'),
    ...{ title: links.title, metaTitle: links.title, metaDescription: t('lead'), noIndex: false },
    ...{ asked: changesAsked(request), changes: page?.data, next: page?.meta.next, links },
  };
}

export default function ServiceChanges() {
  const { title, metaDescription, asked, changes, next, links } = useLoaderData<typeof loader>();
  const { t } = useTranslation('service-changes');
  const here = (query: Record<string, string> = {}) =>
    pagePath(
      'services/changes',
      {},
      {
        ...(asked.since !== undefined && { since: asked.since }),
        ...query,
      },
    );
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={5}>
        <Row as={Form} method="get" wraps gap={3} align="end">
          <TextField
            key={asked.since}
            id="since"
            name="since"
            type="date"
            label={t('since')}
            defaultValue={asked.since}
          />
          <SubmitButton tone="outline">{t('show')}</SubmitButton>
        </Row>
        {changes === undefined ? <LoadFailed again={here()} /> : null}
        {changes?.length === 0 ? (
          <EmptyState drawing={DRAWINGS.done} title={t('empty.title')} headingLevel={2}>
            {t('empty.text')}
          </EmptyState>
        ) : null}
        {changes && changes.length > 0 ? <ChangeList changes={changes} /> : null}
        <Row wraps gap={3} align="center">
          {next ? (
            <ButtonLink to={here({ before: next })} tone="outline">
              {t('earlier')}
            </ButtonLink>
          ) : null}
          <a href={links.atom}>{t('atom')}</a>
          <a href={links.json}>{t('json')}</a>
        </Row>
      </Stack>
    </>
  );
}
