import { randomUUID } from 'node:crypto';
import { getFormProps } from '@conform-to/react';
import {
  data as answer,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { createCampaign } from '#core/growth/campaigns/campaign.operations.ts';
import { getCampaignSubscription } from '#core/growth/campaigns/tariffs/tariff.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { CampaignFields } from '#app/components/campaigns/campaign-fields.tsx';
import {
  CAMPAIGN_NAMES,
  countryOptions,
  NEW_CAMPAIGN,
  newConstraint,
  type CampaignInput,
} from '#app/components/campaigns/campaign-form.server.ts';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { newKeyFor, parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';

const HERE = pagePath('youtube-campaign/create');
/** The United Kingdom, where nothing else is known. */
const FIRST_COUNTRY = '233';

export const handle = { i18n: ['campaigns', 'forms', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    ...pageText(context, 'youtube-campaign-create'),
    url: new URL(request.url).searchParams.get('url') ?? undefined,
    form: await unlessAway(given(context)),
  };
}

async function given(context: LoaderFunctionArgs['context']) {
  const [subscription, countries] = await Promise.all([
    context.core.call(getCampaignSubscription),
    countryOptions(context),
  ]);
  const { keywords_limit: limit, tracked_keywords: used } = subscription.data;
  return {
    ...{ key: randomUUID(), constraint: newConstraint(), countries },
    room: Math.max(0, limit - used),
    hasPlan: limit > 0,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const { core, locale } = context;
  const submission = parseForm(await readForm(request), { schema: NEW_CAMPAIGN, locale });
  if (submission.status !== 'success') return answered(replyToForm(submission));
  const { key, url, countries, track, keywords } = submission.value;
  try {
    const body = { url, countries, track, keywords };
    const { data } = await patiently(() => core.call(createCampaign, { key, body }));
    return redirect(pagePath('youtube-campaign/:id', { id: data.id }), 303);
  } catch (error) {
    const again = textsOf(locale).t('errors:again.campaign');
    const reply = refuseForm(submission, { error, locale, names: CAMPAIGN_NAMES, again });
    return answered(reply, newKeyFor(error));
  }
}

const answered = (reply: { data: object; init: ResponseInit | null }, key?: string) =>
  answer({ result: reply.data, key }, reply.init ?? undefined);

export default function NewCampaign() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  const { t } = useTranslation('campaigns');
  const { form } = page;
  const toPlans = <ButtonLink to={pagePath('plans-and-pricing')}>{t('plans')}</ButtonLink>;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      <RichText nodes={page.body} mark={mark('/body')} />
      {form === undefined ? <LoadFailed again={HERE} /> : null}
      {form?.hasPlan === false ? (
        <EmptyState icon="chart-line" title={t('noPlan.title')} actions={toPlans}>
          {t('noPlan.text')}
        </EmptyState>
      ) : null}
      {form?.hasPlan ? <CreateForm given={form} url={page.url} /> : null}
    </>
  );
}

interface CreateFormProps {
  given: Awaited<ReturnType<typeof given>>;
  url: string | undefined;
}

function CreateForm({ given: { key, constraint, countries, room }, url }: CreateFormProps) {
  // An answer that leads on is none to who stays.
  const sent = useActionData<typeof action>() as
    | { result: object; key: string | undefined }
    | undefined;
  const { t } = useTranslation('campaigns');
  const { form, fields, result } = useServerForm<CampaignInput>({
    ...{ id: 'new-campaign', result: sent?.result, constraint },
    defaultValue: { url, country_1: FIRST_COUNTRY, track: 'weekly' },
  });
  const labels = {
    url: t('form.url'),
    keywords: t('form.keywords'),
    country_1: t('form.country'),
    track: t('form.track'),
  };
  return (
    <Card>
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors {...{ form, result, labels }} isAgain={sent?.key !== undefined} />
          <input type="hidden" name="key" value={sent?.key ?? key} />
          <TextField
            field={fields.url}
            label={labels.url}
            hint={t('form.urlHint')}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
          <CampaignFields {...{ fields, countries, room }} chosen={1} keywords="" />
          <FormActions>
            <SubmitButton>{t('form.submit')}</SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
