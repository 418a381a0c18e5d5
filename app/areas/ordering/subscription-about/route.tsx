import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { WatchedNetworks } from '#app/areas/ordering/autopromotion/watched-networks.tsx';
import { channelNetworks } from '#app/areas/ordering/autopromotion/subscription-page.server.ts';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

export const handle = { i18n: ['autopromotion'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    ...pageText(context, 'subscription-about'),
    banners: routeBanners(context, 'subscription-about', query),
    // What the owner has written is no less without them.
    known: await withoutCore(context, () => channelNetworks(context)),
    isCustomer: (await context.customer()) !== undefined,
  };
}

/** What the owner says of subscriptions, where they work, and the way to one. */
export default function SubscriptionAbout() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  const { t } = useTranslation('autopromotion');
  return (
    <>
      {page.known ? <PageStyle css={page.known.css} /> : null}
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <Stack gap={6}>
        <RichText nodes={page.body} mark={mark('/body')} />
        <WatchedNetworks networks={page.known?.networks ?? []} />
        <Row wraps gap={3}>
          <ButtonLink to={pagePath('orders/create', {}, { type: 'autopromotion' })}>
            {t('about.start')}
          </ButtonLink>
          {page.isCustomer ? (
            <ButtonLink to={pagePath('subscriptions')} tone="outline">
              {t('about.own')}
            </ButtonLink>
          ) : null}
        </Row>
      </Stack>
    </>
  );
}
