import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';

interface ClaimCardProps {
  orderId: number;
  isOwn: boolean;
  /** Whether somebody else is logged in. */
  isSomebody: boolean;
  isAsked: boolean;
}

/** How the order comes into an account; whose it is already goes to its own page. */
export function ClaimCard({ orderId, isOwn, isSomebody, isAsked }: ClaimCardProps) {
  const { t } = useTranslation('follow');
  if (isOwn) {
    return (
      <Card title={t('own.title')} headingLevel={2}>
        <FormStack>
          <p>{t('own.text')}</p>
          <FormActions>
            <ButtonLink to={pagePath('orders/:id', { id: orderId })}>{t('own.open')}</ButtonLink>
          </FormActions>
        </FormStack>
      </Card>
    );
  }
  return (
    <Card title={t('claim.title')} headingLevel={2}>
      <Form method="post">
        <FormStack>
          <p>{t('claim.text')}</p>
          {isSomebody ? <Alert tone="info">{t('claim.somebody')}</Alert> : null}
          {isAsked ? (
            <Alert tone="success" announce="next">
              {t('claim.asked')}
            </Alert>
          ) : null}
          <FormActions>
            <SubmitButton name="intent" value="claim" tone={isAsked ? 'outline' : 'solid'}>
              {isAsked ? t('claim.again') : t('claim.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
