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
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { AboutPanels, CostsAndQuestions, ForGuests, HowItWorks } from './about-panels.tsx';
import * as styles from './child-panels.css.ts';
import { CreateForm } from './create-form.tsx';
import { PanelCard } from './panel-card.tsx';
import { handlerOf, type PanelAnswer } from './panel-forms.server.ts';
import { panelsPage, type OwnPanels } from './panels-page.server.ts';

export const handle = { i18n: ['child-panels', 'forms', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return panelsPage(context, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form);
}

export default function ChildPanels() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  const { own, price, isGuest } = page;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      <Stack gap={8}>
        {isGuest ? <ForGuests /> : null}
        {own === undefined && !isGuest ? <LoadFailed again={pagePath('child-panels')} /> : null}
        {own ? <Own own={own} /> : null}
        {own === undefined && price !== null ? (
          <AboutPanels price={price} hasSubdomains={page.subdomainsOf !== null} />
        ) : null}
      </Stack>
    </>
  );
}

function Own({ own }: { own: OwnPanels }) {
  const { t } = useTranslation('child-panels');
  const answer = useActionData() as PanelAnswer | undefined; // As the handlers answer.
  const { panels, terms, pointsTo } = own;
  const { price } = terms;
  const hasNone = panels.length === 0;
  const form = price === null ? null : <CreateForm {...{ own, price, answer }} />;
  return (
    <>
      {hasNone ? (
        <HowItWorks hasSubdomains={terms.subdomains_of !== null} />
      ) : (
        <Stack as="section" gap={4} aria-labelledby="panels">
          <h2 id="panels" className={styles.heading}>
            {t('list.title')}
          </h2>
          <Columns gap={5} min={22} align="start">
            {panels.map((panel) => (
              <PanelCard
                key={panel.id}
                {...{ panel, pointsTo }}
                refusal={answer?.refused?.id === String(panel.id) ? answer.refused.text : undefined}
              />
            ))}
          </Columns>
        </Stack>
      )}
      {form && price !== null && hasNone ? (
        <Columns gap={6} twoFrom="desktop" align="start">
          <Card title={t('form.title')} subtitle={t('empty.text')} headingLevel={2}>
            {form}
          </Card>
          <Stack gap={6}>
            <CostsAndQuestions price={price} />
          </Stack>
        </Columns>
      ) : null}
      {form === null && hasNone ? (
        <EmptyState icon="layers" title={t('empty.title')}>
          {t('empty.notOffered')}
        </EmptyState>
      ) : null}
      {form && !hasNone ? (
        <Disclosure icon="plus" title={t('form.title')} isOpen={answer?.result !== undefined}>
          {form}
        </Disclosure>
      ) : null}
    </>
  );
}
