import { Form, useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { ReviewPrompt } from '#core/feedback/reviews/review.contract.ts';
import { reviewPath } from '../lib/orders/review-path.ts';
import { unbrokenName } from '../lib/i18n/unbroken-name.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { FormActions, FormStack } from '../ui/form/form-layout.tsx';
import { Card } from '../ui/surface/card.tsx';
import { ButtonLink } from './button-link.tsx';

/** Asks how services were, each until it is answered or declined. */
export function ReviewPrompts({ prompts }: { prompts: readonly ReviewPrompt[] }) {
  const { t } = useTranslation('reviews');
  const { pathname } = useLocation();
  return prompts.map(({ service_id: id, name }) => (
    <Card key={id} title={t('prompt.title')} subtitle={unbrokenName(name)} headingLevel={2}>
      <Form method="post" action={pagePath('my-services')}>
        <input type="hidden" name="back" value={pathname} />
        <FormStack>
          <p>{t('prompt.text')}</p>
          <FormActions>
            <ButtonLink to={reviewPath(id)}>{t('prompt.open')}</ButtonLink>
            <SubmitButton tone="quiet" name="decline" value={String(id)}>
              {t('prompt.decline')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  ));
}
