import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import { AboutTasks } from '#app/components/tasks/about-tasks.tsx';
import { handlerOf, type TasksAnswer } from './check-forms.server.ts';
import { CheckFlow } from './check-flow.tsx';
import { OpenTaskList } from './open-task-list.tsx';
import { OwnCheckList } from './own-check-list.tsx';
import { tasksPart } from './tasks-page.server.ts';

const HERE = pagePath('tasks');
const MINE = pagePath('tasks', {}, { tab: 'mine' });

export const handle = { i18n: ['tasks', 'forms', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const cookies = request.headers.get('cookie');
  return {
    ...pageText(context, 'tasks'),
    banners: routeBanners(context, 'tasks', query),
    shown: await unlessAway(tasksPart(context, query, cookies)),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const act = handlerOf(form);
  if (!act) throw new Response(null, { status: 400 });
  return act(context, form);
}

export default function Tasks() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  const { shown } = page;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      <Stack gap={6}>{shown ? <Shown shown={shown} /> : <LoadFailed again={HERE} />}</Stack>
    </>
  );
}

function Shown({
  shown,
}: {
  shown: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['shown']>;
}) {
  const { t } = useTranslation('tasks');
  // An answer that leads on is none to who stays.
  const answer = useActionData<typeof action>() as TasksAnswer | undefined;
  const refusal =
    answer?.refused === undefined ? null : (
      <Alert tone="danger" announce="now">
        {answer.refused}
      </Alert>
    );
  if (shown.part === 'check') {
    return (
      <>
        {refusal}
        <CheckFlow {...shown} result={answer?.result} />
      </>
    );
  }
  return (
    <>
      <AboutTasks />
      <TabLinks
        label={t('tabs.label')}
        tabs={[
          { href: HERE, label: t('tabs.open'), isCurrent: shown.part === 'open' },
          { href: MINE, label: t('tabs.mine'), isCurrent: shown.part === 'mine' },
        ]}
      />
      {refusal}
      {shown.part === 'open' ? <OpenTaskList list={shown} /> : <OwnCheckList own={shown} />}
    </>
  );
}
