import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import { NoticeList } from './notice-list.tsx';
import { noticesPage, openNotice, readAll } from './notices.server.ts';
import * as styles from './notices.css.ts';

export const handle = { i18n: ['notices', 'overview', 'orders', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const before = /^[1-9]\d{0,17}$/.exec(query.get('before') ?? '')?.[0];
  const isUnread = query.get('unread') === '1';
  const t = textsOf(context.locale).getFixedT(context.locale, 'notices');
  const [{ is_impersonated: isLookedAt }, page] = await Promise.all([
    requireCustomer(context),
    unlessAway(noticesPage(context, { before, isUnread })),
  ]);
  return {
    ...pageText(context, 'notices'),
    ...{ title: t('title'), metaTitle: t('title'), metaDescription: t('lead'), noIndex: true },
    ...{ before, isUnread, isLookedAt },
    page,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  return form.has('open')
    ? openNotice(context, textIn(form, 'open', 20))
    : readAll(context, textIn(form, 'until', 20));
}

export default function Notices() {
  const { title, metaDescription, before, isUnread, isLookedAt, page } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('notices');
  const here = isUnread ? pagePath('notices', {}, { unread: 1 }) : pagePath('notices');
  const older = isUnread ? `${here}&before=` : `${here}?before=`;
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Row wraps gap={3} align="center" justify="between" className={styles.tools}>
        <TabLinks
          label={t('filter')}
          tabs={[
            { href: pagePath('notices'), label: t('all'), isCurrent: !isUnread },
            {
              href: pagePath('notices', {}, { unread: 1 }),
              label: t('unread'),
              isCurrent: isUnread,
            },
          ]}
        />
        {page?.hasUnread && page.newest !== undefined && !isLookedAt ? (
          <Form method="post" action={pagePath('notices')}>
            {/* On a page of older ones, whatever is newer was not seen here. */}
            <input type="hidden" name="until" value={page.newest} />
            <SubmitButton size="small" tone="outline" icon="check">
              {t('readAll')}
            </SubmitButton>
          </Form>
        ) : null}
      </Row>
      {page === undefined ? <LoadFailed again={here} /> : null}
      {page?.days.length === 0 ? (
        <EmptyState
          drawing={DRAWINGS.messages}
          title={isUnread ? t('noneUnread.title') : t('empty.title')}
        >
          {isUnread ? t('noneUnread.text') : t('empty.text')}
        </EmptyState>
      ) : null}
      {page ? <NoticeList days={page.days} isLookedAt={isLookedAt} /> : null}
      <Row as="p" wraps gap={3} className={styles.pages}>
        {before === undefined ? null : (
          <ButtonLink to={here} tone="outline">
            {t('newest')}
          </ButtonLink>
        )}
        {page?.next === undefined ? null : (
          <ButtonLink to={older + page.next} tone="outline">
            {t('earlier')}
          </ButtonLink>
        )}
      </Row>
    </>
  );
}
