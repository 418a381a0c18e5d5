import { redirect, type ActionFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import {
  FIELD_NAMES,
  FORMS,
  isFormName,
  keepProvider,
  MOST_FORM_BYTES,
  preview,
} from './catalogue-forms.server.ts';
import { ImportList } from './import-list.tsx';
import { ListForm } from './list-form.tsx';
import { loadCatalogue } from './load-catalogue.server.ts';
import { AddProviderForm, ProviderForm } from './provider-forms.tsx';
import { ProviderList } from './provider-list.tsx';
import * as styles from './staff-catalogue.css.ts';

export const handle = { i18n: ['staff', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export const loader = loadCatalogue;

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale, flash } = context;
  const form = await readForm(request, MOST_FORM_BYTES);
  const name = form.get('form');
  if (!isFormName(name)) throw new Response(null, { status: 400 });
  if (name === 'add-provider') {
    const submission = parseForm(form, { schema: FORMS[name], locale });
    if (submission.status !== 'success') return replyToForm(submission);
    try {
      const { id: providerId } = await keepProvider(context, submission.value);
      flash.leave('saved');
      // Where it says what came of trying it.
      return redirect(pagePath('staff/catalogue/providers/:providerId', { providerId }), 303);
    } catch (error) {
      return refuseForm(submission, { error, locale });
    }
  }
  const amounts = ['markup', 'addition', 'round_to'];
  const submission = parseForm(form, { schema: FORMS[name], locale, amounts });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    const id = await preview(context, submission.value);
    if (id !== undefined)
      return redirect(pagePath('staff/catalogue/imports/:importId', { importId: id }), 303);
    const text = textsOf(locale).t('errors:field.list_unreadable');
    return replyToForm(submission, { fieldErrors: { file: [text] } });
  } catch (error) {
    return refuseForm(submission, { error, locale, names: FIELD_NAMES });
  }
}

export default function StaffCatalogue() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('staff');
  const result = useActionData<typeof action>();
  const of = (name: string) => (result?.initialValue?.['form'] === name ? result : undefined);
  const hasProviders = page.providers.length > 0;
  return (
    <StaffFrame
      title={page.title}
      lead={t('catalogue.lead')}
      staffPages={page.staffPages}
      current="catalogue"
    >
      <div className={styles.sources}>
        <div className={styles.stack}>
          <ListForm page={page} result={of('list')} />
          {hasProviders ? <ProviderList providers={page.providers} /> : null}
        </div>
        <div className={styles.stack}>
          {hasProviders ? <ProviderForm page={page} result={of('provider')} /> : null}
          <AddProviderForm page={page} result={of('add-provider')} />
        </div>
      </div>
      <ImportList imports={page.imports} next={page.next} isFirst={page.isFirst} />
      <p>
        <ButtonLink to={pagePath('staff/catalogue/changes')} tone="outline">
          {t('changes.title')}
        </ButtonLink>
      </p>
    </StaffFrame>
  );
}
