import { randomUUID } from 'node:crypto';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { createStaffService } from '#core/back-office/services/staff-service.operations.ts';
import { listNetworks } from '#core/catalogue/services/catalogue.operations.ts';
import { listProviders } from '#core/supply/providers/provider.operations.ts';
import { otherCurrency } from '#core/supply/providers/other-currency.pure.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import {
  categoriesOf,
  languagesOf,
  textsOfForm,
} from '#app/areas/staff/staff-service/service-fields.server.ts';
import { DELIVERY_NAMES, termsOf } from '#app/areas/staff/staff-service/task-terms.server.ts';
import { serviceChoices } from '#app/areas/staff/staff-service/service-choices.server.ts';
import { ServiceForm } from '#app/areas/staff/staff-service/service-form.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { newKeyFor, parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { NEW_SERVICE, NEW_SERVICE_FORM } from './new-service.server.ts';

export const handle = { i18n: ['staff', 'services', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => staffHead(page);

export async function loader({ context }: LoaderFunctionArgs) {
  const { core, instance, locale } = context;
  const { permissions } = await requireCustomer(context);
  const [staff, { data: networks }, choices, providers] = await Promise.all([
    staffFrame(context),
    core.call(listNetworks),
    serviceChoices(context),
    permissions.includes('catalogue.import') ? core.call(listProviders) : undefined,
  ]);
  return {
    ...{ ...staff, choices, service: NEW_SERVICE, key: randomUUID() },
    title: textsOf(locale).getFixedT(locale, 'services')('new.title'),
    languages: languagesOf(instance),
    categories: categoriesOf(networks),
    providers:
      providers?.data.map(({ id, name, balance_currency: currency }) => {
        const other = otherCurrency(currency);
        return { value: id, label: other === null ? name : `${name} (${other})`, other };
      }) ?? [],
    hasTasks: instance.settings.tasksIsEnabled,
    constraint: formConstraint(NEW_SERVICE_FORM),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const sent = await readForm(request);
  const submission = parseForm(sent, {
    schema: NEW_SERVICE_FORM,
    locale,
    amounts: ['price', 'price_before', 'task_reward'],
  });
  if (submission.status !== 'success') return answered(replyToForm(submission));
  const { key, delivery, task_reward, watch_seconds, ...written } = submission.value;
  const terms = termsOf({ delivery, task_reward, watch_seconds }, locale);
  if (terms.fieldErrors) return answered(replyToForm(submission, terms));
  const body = { ...written, ...terms.body, texts: textsOfForm(sent, written.texts) ?? {} };
  try {
    const { data: made } = await core.call(createStaffService, { key, body });
    flash.leave('serviceCreated');
    return redirect(pagePath('staff/services/:id', { id: made.id }), 303);
  } catch (error) {
    const again = textsOf(locale).t('errors:again.service');
    // Where there is nothing to choose from, one has to be named.
    const names = {
      ...DELIVERY_NAMES,
      ...(!sent.has('service_type_id') && { service_type_id: 'new_category' }),
    };
    return answered(refuseForm(submission, { error, locale, again, names }), newKeyFor(error));
  }
}

const answered = ({ data: result, init }: ReturnType<typeof replyToForm>, key?: string) =>
  data({ result, key }, init ?? undefined);

export default function NewStaffService() {
  const { title, staffPages, key, providers, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('services');
  const making = {
    ...{ providers, idempotencyKey: answer?.key ?? key },
    isAgain: answer?.key !== undefined,
  };
  return (
    <StaffFrame {...{ title, staffPages }} lead={t('new.lead')} current="services">
      <ServiceForm
        {...{ ...page, making }}
        price=""
        priceBefore=""
        taskReward=""
        result={answer?.result}
      />
      <div>
        <ButtonLink to={pagePath('staff/services')} tone="quiet">
          {t('edit.back')}
        </ButtonLink>
      </div>
    </StaffFrame>
  );
}
