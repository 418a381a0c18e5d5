import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { handlerOf, type ChannelAnswer } from './channel-forms.server.ts';
import { ChannelReport } from './channel-report.tsx';
import { Channels } from './channels.tsx';
import { statisticsPage } from './statistics-page.server.ts';

export const handle = { i18n: ['channels', 'forms', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return statisticsPage(context, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form);
}

export default function ChannelStatistics() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData() as ChannelAnswer | undefined; // As the handlers answer.
  const mark = usePageMark();
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <Stack gap={8}>
        {page.chosen && page.report ? (
          <ChannelReport
            chosen={page.chosen}
            report={page.report}
            days={page.days}
            reportable={page.reportable}
          />
        ) : null}
        {page.own ? (
          <Channels own={page.own} constraint={page.constraint} answer={answer} />
        ) : (
          <LoadFailed again={pagePath('channel-statistics')} />
        )}
        <RichText nodes={page.body} mark={mark('/body')} />
      </Stack>
    </>
  );
}
