import { redirect, type ActionFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { asMissing, loadProvider, type ProviderData } from './load-provider.server.ts';
import { changeProvider, FORMS, isFormName, removeProvider } from './provider-forms.server.ts';
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
  return redirect(
    name === 'change'
      ? pagePath('staff/catalogue/providers/:providerId', { providerId: id })
      : pagePath('staff/providers'),
    303,
  );
}

/** What the instance has there, as it was told last. */
function Balance({ provider }: { provider: ProviderData['provider'] }) {
  const { t } = useTranslation('staff');
  const { balance, balance_currency: currency, balance_at: at, is_short: isShort } = provider;
  return (
    <Card title={t('balance.title')} headingLevel={2}>
      {isShort ? <Alert tone="warning">{t('balance.short')}</Alert> : null}
      {balance === null || at === null ? (
        <p>{t('balance.unknown')}</p>
      ) : (
        <DescriptionList
          items={[
            { term: t('balance.left'), detail: [balance, currency].filter(Boolean).join(' ') },
            { term: t('balance.at'), detail: <Moment at={at} /> },
          ]}
        />
      )}
    </Card>
  );
}

export default function StaffProvider() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('staff');
  const result = useActionData<typeof action>();
  const reply = result as { initialValue?: { form?: string } | null } | undefined; // As conform has it.
  const of = (name: string) => (reply?.initialValue?.form === name ? reply : undefined);
  return (
    <StaffFrame
      title={page.title}
      lead={t('oneProvider.lead')}
      staffPages={page.staffPages}
      current="providers"
    >
      <Balance provider={page.provider} />
      <Stack gap={6} className={styles.forms}>
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
