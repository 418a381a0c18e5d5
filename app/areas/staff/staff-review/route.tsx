import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getStaffReview } from '#core/back-office/reviews/review-list.operations.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { DEEDS, doDeed, isDeed } from './review-deeds.server.ts';
import { ReviewFacts } from './review-facts.tsx';
import { AnswerForm, HideForm, ShowForm } from './review-forms.tsx';

export const handle = {
  i18n: ['staff', 'staff-reviews', 'reviews', 'customers', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { permissions }, answer] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    core.call(getStaffReview, { params: { reviewId: params['id'] ?? '' } }).catch(orMissing),
  ]);
  const { data: review } = answer;
  return {
    ...{ ...staff, review },
    title: textsOf(locale).getFixedT(locale, 'staff-reviews')('of', { id: review.id }),
    maySee: {
      customer: permissions.includes('customers.read'),
      service: permissions.includes('catalogue.edit'),
    },
    isLate: new URL(request.url).searchParams.has('meanwhile'),
    constraints: { hide: formConstraint(DEEDS.hide), answer: formConstraint(DEEDS.answer) },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { flash, locale } = context;
  const reviewId = params['id'] ?? '';
  const form = await readForm(request);
  const deed = form.get('form');
  if (!isDeed(deed)) throw new Response(null, { status: 400 });
  const submission = parseForm(form, { schema: DEEDS[deed], locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await doDeed(context, deed, { reviewId, sent: submission.value });
  } catch (error) {
    // Somebody else was quicker; the page says how. What was written as an answer stays.
    const isLate = isRefusal(error, 'already_decided');
    if (!isLate || deed === 'answer') return refuseForm(submission, { error, locale });
    return redirect(pagePath('staff/reviews/:id', { id: reviewId }, { meanwhile: '1' }), 303);
  }
  flash.leave('saved');
  return redirect(pagePath('staff/reviews/:id', { id: reviewId }), 303);
}

export default function StaffReview() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, review, maySee, constraints } = page;
  const { t } = useTranslation(['staff-reviews', 'staff']);
  const result = useActionData<typeof action>();
  const reply = result as { initialValue?: { form?: string } | null } | undefined; // As conform has it.
  const of = (name: string) => (reply?.initialValue?.form === name ? reply : undefined);
  const { id, service, answer, customer } = review;
  const isHidden = review.state === 'hidden';
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="reviews">
      {page.isLate ? <Alert tone="warning">{t('staff:identity.late.meanwhile')}</Alert> : null}
      {answer !== null && answer.at < review.updated_at ? (
        <Alert tone="info">{t('changedSince')}</Alert>
      ) : null}
      <ReviewFacts review={review} mayOpenCustomer={maySee.customer} />
      {isHidden ? <ShowForm /> : null}
      {!isHidden || of('answer') ? (
        <AnswerForm
          // What was saved is what the next change begins with.
          key={`${id}-${answer?.at}`}
          review={review}
          shop={page.panelName}
          constraint={constraints.answer}
          result={of('answer')}
        />
      ) : null}
      {answer ? (
        <Form method="post">
          <SubmitButton name="form" value="remove" tone="outline">
            {t('answer.remove')}
          </SubmitButton>
        </Form>
      ) : null}
      {isHidden ? null : <HideForm constraint={constraints.hide} result={of('hide')} />}
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('staff/reviews')} tone="quiet">
          {t('back')}
        </ButtonLink>
        <ButtonLink to={pagePath('staff/reviews', {}, { q: `service:${service.id}` })} tone="quiet">
          {t('ofService')}
        </ButtonLink>
        <ButtonLink
          to={pagePath('staff/reviews', {}, { q: `customer:${customer.id}` })}
          tone="quiet"
        >
          {t('ofCustomer')}
        </ButtonLink>
        <ButtonLink
          to={
            maySee.service
              ? pagePath('staff/services/:id', { id: service.id })
              : pagePath('services/:slug', { slug: String(service.id) })
          }
          tone="quiet"
        >
          {t('service')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
