import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getService } from '#core/catalogue/services/service.operations.ts';
import { reportForm } from '#core/feedback/reports/report.contract.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pictureQuestion } from '#app/lib/forms/picture-question.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { reportService } from '#core/feedback/reports/report.operations.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { ReportForm } from './report-form.tsx';

export const handle = { i18n: ['responsible', 'accounts', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { instance, locale, core } = context;
  const slug = params['slug'] ?? '';
  const { data: service } = await core
    .call(getService, { params: { idOrSlug: slug } })
    .catch((error: unknown) => orMissing(error, 'service'));
  const t = textsOf(locale).getFixedT(locale, 'responsible');
  const isGuest = (await context.customer()) === undefined;
  return {
    panelName: instance.settings.panelName,
    metaTitle: t('report.title', { service: service.name }),
    metaDescription: t('report.lead'),
    noIndex: true,
    service: { name: service.name, slug: service.slug },
    isGuest,
    isSent: new URL(request.url).searchParams.has('sent'),
    question: isGuest ? await pictureQuestion(context) : undefined,
    constraint: formConstraint(reportForm),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { locale, core } = context;
  const slug = params['slug'] ?? '';
  const form = await readForm(request);
  const submission = parseForm(form, { schema: reportForm, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await core.call(reportService, { params: { idOrSlug: slug }, body: submission.value });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  return redirect(`${pagePath('services/:slug/report', { slug })}?sent`, 303);
}

export default function ServiceReport() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation('responsible');
  const back = (
    <Link to={pagePath('services/:slug', { slug: page.service.slug })}>{t('report.back')}</Link>
  );
  return (
    <>
      <PageHeader title={page.metaTitle} lead={page.metaDescription} />
      {page.isSent ? (
        <Alert tone="success" announce="next" title={t('report.sent')} actions={back}>
          {t('report.next')}
        </Alert>
      ) : (
        <ReportForm page={page} result={result} back={back} />
      )}
    </>
  );
}
