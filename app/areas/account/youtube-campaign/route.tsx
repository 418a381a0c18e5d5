import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { NumberedPager } from '#app/components/numbered-pager.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table } from '#app/ui/table/table.tsx';
import { CampaignFilter } from './campaign-filter.tsx';
import { useCampaignColumns } from './campaign-columns.tsx';
import { campaignList, choiceOf, type CampaignList } from './campaigns-page.server.ts';
import { PlanUse } from './plan-use.tsx';

const HERE = pagePath('youtube-campaign');

export const handle = { i18n: ['campaigns', 'plans', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const choice = choiceOf(query);
  return {
    ...pageText(context, 'youtube-campaign'),
    banners: routeBanners(context, 'youtube-campaign', query),
    choice,
    list: await unlessAway(campaignList(context, choice)),
  };
}

export default function Campaigns() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  const { list } = page;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      {list === undefined ? <LoadFailed again={HERE} /> : null}
      {list ? <List list={list} /> : null}
    </>
  );
}

function List({ list }: { list: CampaignList }) {
  const { choice } = useLoaderData<typeof loader>();
  const { t } = useTranslation('campaigns');
  const columns = useCampaignColumns();
  const { campaigns, total, pages, own } = list;
  const pathOf = (page: number) =>
    pagePath('youtube-campaign', {}, { status: choice.status, search: choice.search, page });
  return (
    <Stack gap={6}>
      <PlanUse own={own} hasCampaigns={total > 0} />
      {total === 0 ? null : (
        <>
          <CampaignFilter choice={choice} />
          <Table
            caption={t('list.title')}
            captionIsHidden
            columns={columns}
            rows={campaigns}
            rowKey={({ id }) => String(id)}
            state={campaigns.length === 0 ? { kind: 'empty', content: <NoMatch /> } : undefined}
          />
          <NumberedPager
            page={choice.page}
            pages={pages}
            pathOf={pathOf}
            texts={{
              ...{ label: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') },
              pageOf: (page) => t('pages.one', { page }),
            }}
          />
        </>
      )}
    </Stack>
  );
}

function NoMatch() {
  const { t } = useTranslation('campaigns');
  return (
    <EmptyState
      icon="search"
      title={t('none.title')}
      headingLevel={2}
      actions={
        <ButtonLink to={HERE} tone="outline">
          {t('none.reset')}
        </ButtonLink>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}
