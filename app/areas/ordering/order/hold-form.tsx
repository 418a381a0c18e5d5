import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import type { ShownOrder } from './order-page.server.ts';

/** Holds an order, or goes on with it; nothing where neither can be. */
export function HoldForm({ order }: { order: ShownOrder }) {
  const { t } = useTranslation('orders');
  const { activable, pausable } = order.actions;
  if (!activable && !pausable) return null;
  const intent = activable ? 'activate' : 'pause';
  return (
    <Form method="post">
      <SubmitButton tone="outline" name="intent" value={intent}>
        {t(`hold.${intent}`)}
      </SubmitButton>
    </Form>
  );
}
