import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listNetworks } from '#core/catalogue/services/catalogue.operations.ts';
import {
  changeStaffService,
  getStaffService,
} from '#core/back-office/services/staff-service.operations.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { fieldDecimal } from '#locales/numbers.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { categoriesIn, languagesOf, SERVICE_FORM, textsOfForm } from './service-fields.server.ts';
import { contentsOf } from './contents-form.server.ts';
import { serviceChoices } from './service-choices.server.ts';
import { ServiceHealth, ServiceSources } from './service-facts.tsx';
import { ServiceForm } from './service-form.tsx';
import { DELIVERY_NAMES, termsOf } from './task-terms.server.ts';

export const handle = { i18n: ['staff', 'services', 'staff-reviews', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const serviceId = params['id'] ?? '';
  const [staff, { permissions }, { data: service }, { data: networks }, choices] =
    await Promise.all([
      staffFrame(context),
      requireCustomer(context),
      context.core.call(getStaffService, { params: { serviceId } }),
      context.core.call(listNetworks),
      serviceChoices(context),
    ]).catch((error: unknown) => {
      const isGone = isRefusal(error, 404, 422);
      throw isGone ? notFound('page') : error;
    });
  return {
    ...{ ...staff, service, choices, title: service.name },
    languages: languagesOf(context.instance),
    categories: categoriesIn(networks, service),
    price: fieldDecimal(service.price, numberStyle(context.language)),
    priceBefore:
      service.price_before === null
        ? ''
        : fieldDecimal(service.price_before, numberStyle(context.language)),
    taskReward: service.tasks
      ? fieldDecimal(service.tasks.reward, numberStyle(context.language))
      : '',
    hasTasks: context.instance.settings.tasksIsEnabled || service.tasks !== null,
    maySeeChanges: permissions.includes('catalogue.import'),
    maySeeReviews: permissions.includes('reviews.moderate'),
    constraint: formConstraint(SERVICE_FORM),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const serviceId = params['id'] ?? '';
  const sent = await readForm(request);
  const submission = parseForm(sent, {
    schema: SERVICE_FORM,
    locale,
    amounts: ['price', 'price_before', 'task_reward'],
  });
  if (submission.status !== 'success') return replyToForm(submission);
  const { delivery, task_reward, watch_seconds, contents, ...written } = submission.value;
  const terms = termsOf({ delivery, task_reward, watch_seconds }, locale);
  if (terms.fieldErrors) return replyToForm(submission, { fieldErrors: terms.fieldErrors });
  const inPackage = contentsOf(sent, contents);
  try {
    const body = {
      ...{
        ...written,
        ...terms.body,
        ...inPackage.body,
        price_before: written.price_before ?? null,
      },
      start_minutes: written.start_minutes ?? null,
      example_link: written.example_link ?? null,
      texts: textsOfForm(sent, written.texts),
    };
    await core.call(changeStaffService, { params: { serviceId }, body });
  } catch (error) {
    if (isRefusal(error, 404)) throw notFound('page');
    return refuseForm(submission, {
      error,
      locale,
      names: { ...DELIVERY_NAMES, ...inPackage.names },
    });
  }
  flash.leave('saved');
  return redirect(pagePath('staff/services/:id', { id: serviceId }), 303);
}

export default function StaffService() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, service, languages, categories, choices, constraint } = page;
  const { price, priceBefore, taskReward, hasTasks } = page;
  const { t } = useTranslation(['services', 'staff-reviews']);
  const result = useActionData<typeof action>();
  return (
    <StaffFrame title={title} lead={t('edit.lead')} staffPages={staffPages} current="services">
      <Columns gap={5} twoFrom="desktop" align="start">
        <ServiceForm
          {...{ service, languages, categories, choices, constraint, result }}
          {...{ price, priceBefore, taskReward, hasTasks }}
        />
        <Stack gap={5}>
          <ServiceSources service={service} />
          <ServiceHealth health={service.health} />
        </Stack>
      </Columns>
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('services/:slug', { slug: service.slug })} tone="outline">
          {t('edit.shop')}
        </ButtonLink>
        {page.maySeeChanges ? (
          <ButtonLink
            to={pagePath('staff/catalogue/changes', {}, { service: service.id })}
            tone="outline"
          >
            {t('edit.changes')}
          </ButtonLink>
        ) : null}
        {page.maySeeReviews ? (
          <ButtonLink
            to={pagePath('staff/reviews', {}, { q: `service:${service.id}` })}
            tone="outline"
          >
            {t('staff-reviews:ofService')}
          </ButtonLink>
        ) : null}
        <ButtonLink to={pagePath('staff/services')} tone="quiet">
          {t('edit.back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
