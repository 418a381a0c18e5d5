import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { declineReview, writeReviews } from '#core/feedback/reviews/review.operations.ts';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { safePath } from '#app/lib/http/safe-redirect.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { myServices } from './my-services.server.ts';
import * as styles from './my-services.css.ts';
import { OrderedServices, NothingOrdered } from './ordered-services.tsx';
import { ReviewForm } from './review-form.tsx';
import { ratedOf, REVIEWS_FORM } from './review-forms.server.ts';

export const handle = { i18n: ['shop', 'reviews', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    ...pageText(context, 'my-services'),
    banners: routeBanners(context, 'my-services', query),
    constraint: formConstraint(REVIEWS_FORM),
    ...(await myServices(context, query)),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  await requireCustomer(context);
  const form = await readForm(request);
  if (form.has('decline')) return decline(context, form);
  const submission = parseForm(form, { schema: REVIEWS_FORM, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const rated = ratedOf(submission.value);
  if (rated.length === 0) {
    const text = textsOf(locale).getFixedT(locale, 'reviews')('nothingRated');
    return replyToForm(submission, { formErrors: [text] });
  }
  try {
    await core.call(writeReviews, { body: { reviews: rated.map(({ review }) => review) } });
  } catch (error) {
    const names = Object.fromEntries(
      rated.flatMap(({ at }, sent) =>
        ['service_id', 'rating', 'comment'].map((field) => [
          `reviews.${sent}.${field}`,
          `reviews[${at}].${field === 'service_id' ? 'rating' : field}`,
        ]),
      ),
    );
    return refuseForm(submission, { error, locale, names });
  }
  flash.leave('saved');
  return redirect(pagePath('my-services'), 303);
}

/** Sent from wherever somebody was asked; what is gone meanwhile is not asked about either. */
async function decline({ core }: AppLoadContext, form: FormData) {
  try {
    const serviceId = textIn(form, 'decline', 20);
    await core.call(declineReview, { params: { serviceId } });
  } catch (error) {
    if (!isRefusal(error, 404)) throw error;
  }
  return redirect(safePath(form.get('back'), pagePath('my-services')), 303);
}

export default function MyServices() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <>
      <PageStyle css={page.css} />
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      {page.ordered.length === 0 && page.isFirst ? (
        <NothingOrdered />
      ) : (
        <Stack gap={10} className={styles.sections}>
          {page.waiting.length > 0 ? (
            <ReviewForm
              // A form that was sent in vain keeps what was written.
              key={page.waiting.map(({ id }) => id).join()}
              services={page.waiting}
              shop={page.shop}
              constraint={page.constraint}
              result={result}
            />
          ) : null}
          <OrderedServices
            ordered={page.ordered}
            next={page.next}
            isFirst={page.isFirst}
            shop={page.shop}
          />
        </Stack>
      )}
    </>
  );
}
