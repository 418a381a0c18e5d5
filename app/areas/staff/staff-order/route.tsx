import { randomUUID } from 'node:crypto';
import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Decision, Queue } from '#core/fulfilment/dispatch/staff/queue-words.pure.ts';
import {
  decideOrder,
  getStaffOrder,
  listStaffMembers,
  listStaffOrders,
} from '#core/fulfilment/dispatch/staff/staff-order.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { NextLink } from '#app/areas/staff/staff/next-link.tsx';
import { firstFree, othersAt } from '#app/areas/staff/presence.server.ts';
import { OrderDone } from '#app/areas/staff/staff/order-done.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { evenIfRefused } from '#app/forms/even-if-refused.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { countryNames } from '#app/lib/orders/country-names.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { doneOrder } from '#app/areas/staff/done-order.server.ts';
import { moneyQuestion, type MoneyQuestion } from '#app/areas/staff/money-question.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DecisionForm } from './decision-form.tsx';
import { EndQuestion } from './end-question.tsx';
import { DECISION_FORMS, isDecision } from './decision-forms.server.ts';
import { mayOpenCustomers } from '#app/areas/staff/staff/customer-link.tsx';
import {
  StaffOrderDelivery,
  StaffOrderFacts,
  StaffOrderRefill,
  StaffOrderReview,
} from './staff-order-facts.tsx';
import { actOnSupport, isStaffSupportForm, staffSupport } from './staff-support.server.ts';
import { StaffSupport } from './staff-support.tsx';

export const handle = { i18n: ['staff', 'queue', 'orders', 'asked', 'forms', 'support'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const { core, locale } = context;
  const orderId = params['id'] ?? '';
  const { data: order } = await core.call(getStaffOrder, { params: { orderId } }).catch(orMissing);
  return {
    ...staff,
    title: textsOf(locale).getFixedT(locale, 'orders')('number', { id: order.id }),
    order,
    countries: await countryNames(context, order.countries),
    forms: order.decisions.map((decision) => ({
      decision,
      key: randomUUID(),
      constraint: formConstraint(DECISION_FORMS[decision]),
    })),
    members: (await core.call(listStaffMembers)).data,
    done: await doneOrder(context, request),
    others: await othersAt(context, { subject: 'order', id: order.id }),
    support: await staffSupport(context, String(order.id), request),
    isLate: new URL(request.url).searchParams.get('decided') === 'meanwhile',
  };
}

/** The order of the queue that has waited longest, where the one that was decided is told about. */
async function nextPlace(
  context: AppLoadContext,
  { queue, orderId }: { queue: Queue; orderId: string },
): Promise<string> {
  const { data } = await context.core.call(listStaffOrders, { query: { queue } });
  const waiting = data.filter(({ id }) => String(id) !== orderId);
  const next = await firstFree(context, 'order', waiting);
  const done = { queue, done: orderId };
  return next
    ? pagePath('staff/orders/:id', { id: next.id }, done)
    : pagePath('staff/orders', {}, done);
}

/** By which key staff come to what they decide. */
const KEYS: Partial<Record<Decision, string>> = {
  ...{ take: 't', refill_take: 't', progress: 'p', complete: 'c', refill_complete: 'c' },
  ...{ was_accepted: 'c', approve: 'c', end: 'r', give_back: 'r', refill_refuse: 'x' },
};

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const orderId = params['id'] ?? '';
  const here = pagePath('staff/orders/:id', { id: orderId });
  const form = await readForm(request);
  if (isStaffSupportForm(form)) {
    return actOnSupport(context, { form, orderId, here });
  }
  const decision = form.get('form');
  if (!isDecision(decision)) throw new Response(null, { status: 400 });
  const submission = parseForm(form, { schema: DECISION_FORMS[decision], locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { key, queue, ...said } = submission.value;
  try {
    const { data: decided } = await core.call(decideOrder, {
      params: { orderId },
      key,
      body: { ...said, decision },
    });
    // Whoever takes an order goes on with it; of every other one, the next is to be done.
    if (queue !== undefined && decision !== 'take' && decided.queue !== queue) {
      return redirect(await nextPlace(context, { queue, orderId }), 303);
    }
  } catch (error) {
    if (isRefusal(error, 404)) throw notFound('page');
    if (isRefusal(error, 'already_decided')) {
      return redirect(`${here}?decided=meanwhile`, 303);
    }
    return moneyQuestion(error, form) ?? refuseForm(submission, { error, locale });
  }
  flash.leave('saved');
  return redirect(here, 303);
}

export const shouldRevalidate = evenIfRefused;

export default function StaffOrder() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, order, forms, members, support, done, isLate } = page;
  const { t } = useTranslation('queue');
  const result = useActionData<typeof action>();
  const { question } = (result ?? {}) as { question?: MoneyQuestion }; // As the action asks it.
  const reply = result as { initialValue?: { form?: string } | null } | undefined; // As conform has it.
  const { queue } = order;
  const place = queue;
  const isReviewed = order.decisions.includes('approve');
  return (
    <StaffFrame
      title={title}
      lead={t(`stand.${queue ?? (isReviewed ? 'review' : 'none')}`)}
      staffPages={staffPages}
      current="orders"
    >
      <AlsoHere subject="order" id={order.id} names={page.others} />
      {done ? <OrderDone done={done} /> : null}
      {question ? <EndQuestion question={question} order={order} /> : null}
      {isLate ? <Alert tone="warning">{t('meanwhile')}</Alert> : null}
      {order.cancel_state === 'asked' ? <Alert tone="warning">{t('cancelAskedText')}</Alert> : null}
      <Columns gap={5} twoFrom="desktop" align="start">
        <Stack gap={5}>
          <StaffOrderReview order={order} />
          <StaffOrderFacts
            {...{ order, countries: page.countries }}
            mayOpen={mayOpenCustomers(staffPages)}
          />
          <StaffOrderRefill order={order} />
          <StaffOrderDelivery {...{ order, countries: page.countries }} />
          <StaffSupport
            support={support}
            result={reply?.initialValue?.form === 'support' ? reply : undefined}
          />
        </Stack>
        <Stack gap={5}>
          {forms.length === 0 ? <Alert>{t('closed')}</Alert> : null}
          {forms.map(({ decision, key, constraint }, at) => (
            <div key={decision} data-key={KEYS[decision]}>
              <DecisionForm
                idempotencyKey={key}
                since={order.delivery?.since}
                quantity={order.quantity}
                queue={queue ?? ''}
                isNext={at === 0 && decision !== 'hold'}
                result={reply?.initialValue?.form === decision ? reply : undefined}
                {...{ decision, constraint, members }}
              />
            </div>
          ))}
        </Stack>
      </Columns>
      <Row wraps gap={3}>
        {place === null ? null : <NextLink queue={place} after={order.id} />}
        <ButtonLink
          to={queue === null ? pagePath('staff/orders') : pagePath('staff/orders', {}, { queue })}
          tone="quiet"
        >
          {t('back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
