import { getFormProps } from '@conform-to/react';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, redirect, useActionData, useHref, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { button } from '#app/ui/button.css.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './dev-form.css.ts';
import { AccountFields, OrderFields } from './order-fields.tsx';
import type { ORDER_SCHEMA } from './order-schema.server.ts';
import { useFieldLabels } from './use-field-labels.ts';

export const handle = { i18n: ['gallery', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: data.title }] : [];

export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.dev) throw notFound('page');
  const { ORDER_SCHEMA } = await import('./order-schema.server.ts');
  return {
    title: context.instance.settings.panelName,
    constraint: formConstraint(ORDER_SCHEMA),
    isAccepted: new URL(request.url).searchParams.has('accepted'),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  if (!context.dev) throw notFound('page');
  const { ORDER_SCHEMA } = await import('./order-schema.server.ts');
  const form = await readForm(request);
  const submission = parseForm(form, { schema: ORDER_SCHEMA, locale: context.locale });
  if (submission.status !== 'success') return replyToForm(submission);
  return redirect(`${pagePath('dev/form')}?accepted`, 303);
}

export default function CheckedForm() {
  const { constraint, isAccepted } = useLoaderData<typeof loader>();
  const { t } = useTranslation('gallery');
  const labels = useFieldLabels();
  const { form, fields, result } = useServerForm<z.input<typeof ORDER_SCHEMA>>({
    id: 'order',
    result: useActionData<typeof action>(),
    constraint,
    defaultValue: { quantity: 1000, pace: 7 },
  });
  const gallery = useHref(pagePath('dev/ui/:section?', { section: 'forms' }));
  return (
    <Stack as="main" gap={6} className={styles.page}>
      <h1>{t('form.checked')}</h1>
      {isAccepted ? <p role="status">{t('form.accepted')}</p> : null}
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={result} labels={labels} />
          <AccountFields fields={fields} />
          <OrderFields fields={fields} />
          <FormActions>
            <SubmitButton>{t('sample.action')}</SubmitButton>
            <a className={button({ tone: 'quiet' })} href={gallery}>
              {t('form.cancel')}
            </a>
          </FormActions>
        </FormStack>
      </Form>
    </Stack>
  );
}
