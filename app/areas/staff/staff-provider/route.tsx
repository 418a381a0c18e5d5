import { redirect, type ActionFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { asMissing, loadProvider } from './load-provider.server.ts';
import {
  changeProvider,
  FORMS,
  isFormName,
  removeProvider,
  TRY,
  tryAgain,
} from './provider-forms.server.ts';
import { ProviderCheck } from './provider-check.tsx';
import { ChangeForm, RemovalForm } from './provider-forms.tsx';
import * as styles from './staff-provider.css.ts';

export const handle = { i18n: ['staff', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export const loader = loadProvider;

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { flash, locale } = context;
  const id = params['providerId'] ?? '';
  const form = await readForm(request);
  const name = form.get('form');
  const here = pagePath('staff/catalogue/providers/:providerId', { providerId: id });
  if (name === 'try') {
    const submission = parseForm(form, { schema: TRY, locale });
    try {
      await tryAgain(context, id);
    } catch (error) {
      return refuseForm(submission, { error: asMissing(error), locale });
    }
    return redirect(here, 303);
  }
  if (!isFormName(name)) throw new Response(null, { status: 400 });
  const submission = parseForm(form, { schema: FORMS[name], locale, amounts: ['low_balance'] });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    if ('name' in submission.value) await changeProvider(context, id, submission.value);
    else await removeProvider(context, id, submission.value);
  } catch (error) {
    return refuseForm(submission, { error: asMissing(error), locale });
  }
  flash.leave('saved');
  return redirect(name === 'change' ? here : pagePath('staff/providers'), 303);
}

interface Reply {
  initialValue?: { form?: string } | null;
  error?: Record<string, string[] | null> | null;
}

export default function StaffProvider() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('staff');
  const result = useActionData<typeof action>();
  const reply = result as Reply | undefined; // As conform has it.
  const of = (name: string) => (reply?.initialValue?.form === name ? reply : undefined);
  return (
    <StaffFrame
      title={page.title}
      lead={t('oneProvider.lead')}
      staffPages={page.staffPages}
      current="providers"
    >
      <Stack gap={6} className={styles.cards}>
        <ProviderCheck provider={page.provider} result={of('try')} />
        <ChangeForm page={page} result={of('change')} />
        <RemovalForm page={page} result={of('remove')} />
      </Stack>
      <p>
        <ButtonLink to={pagePath('staff/providers')} tone="outline">
          {t('providers.all')}
        </ButtonLink>
      </p>
    </StaffFrame>
  );
}
