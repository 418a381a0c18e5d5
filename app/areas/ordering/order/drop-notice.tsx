import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import type { ShownRefills } from './shown-refills.ts';

/** Says how many of an order are missing, with what can be done about it beside. */
export function DropNotice({ refills }: { refills: ShownRefills }) {
  const { t } = useTranslation('refill');
  const { count } = useNumbers();
  const { dropped, quantity, obstacle, guaranteedUntil } = refills;
  return (
    <Alert
      tone="warning"
      title={t('drop.title', { dropped: count(dropped), quantity: count(quantity) })}
      actions={
        obstacle === null ? (
          <Form method="post">
            <SubmitButton name="intent" value="refill" size="small">
              {t('ask')}
            </SubmitButton>
          </Form>
        ) : null
      }
    >
      {obstacle === null && guaranteedUntil !== null ? (
        <p>
          {t('drop.free')} <Moment at={guaranteedUntil} part="day" />
        </p>
      ) : null}
    </Alert>
  );
}
