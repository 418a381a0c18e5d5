import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { ShopAnswer } from '#app/areas/shop/rating/shop-answer.tsx';
import { TextArea } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { OrderedEntry } from './my-services.server.ts';
import * as styles from './my-services.css.ts';
import { HiddenNote, LastOrdered, ServiceName } from './ordered-services.tsx';
import { RatingField } from './rating-field.tsx';
import type { ReviewsForm } from './review-forms.server.ts';

interface ReviewFormProps {
  services: readonly OrderedEntry[];
  /** What the shop is called. */
  shop: string;
  constraint: object;
  result: object | undefined;
}

/** What waits for a word of who has ordered it, or has one already; what gets no stars stays. */
export function ReviewForm({ services, shop, constraint, result }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<ReviewsForm>({
    id: 'reviews',
    result,
    constraint,
    defaultValue: {
      reviews: services.map(({ id, review }) => ({
        service_id: id,
        rating: review?.rating,
        comment: review?.comment ?? undefined,
      })),
    },
  });
  const labels = Object.fromEntries(
    services.flatMap(({ name }, at) => [
      [`reviews[${at}].rating`, name],
      [`reviews[${at}].comment`, name],
    ]),
  );
  const drafts = fields.reviews.getFieldList();
  return (
    <Card title={t('waiting.title')} subtitle={t('waiting.text')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <PlainList>
            {services.map((service, at) => {
              const draft = drafts[at]?.getFieldset();
              return draft ? (
                <li key={service.id} className={styles.entry}>
                  <NetworkIcon name={service.icon} size={40} tone="tile" />
                  <Stack gap={2}>
                    <ServiceName service={service} />
                    <p className={styles.detail}>
                      <LastOrdered at={service.orderedAt} />
                    </p>
                    <input type="hidden" name={draft.service_id.name} value={service.id} />
                    <RatingField field={draft.rating} label={t('rating')} />
                    <TextArea field={draft.comment} label={t('comment')} rows={2} />
                    <HiddenNote review={service.review} />
                    <ShopAnswer answer={service.review?.answer ?? null} shop={shop} />
                  </Stack>
                </li>
              ) : null;
            })}
          </PlainList>
          <FormActions>
            <SubmitButton>{t('publish')}</SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
