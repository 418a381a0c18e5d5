import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Switch } from '#app/forms/chosen-fields.tsx';

interface NotificationSwitchesProps {
  fields: Record<
    'notify_order_actions' | 'notify_payment_actions' | 'notify_subscription_actions',
    FieldMetadata<boolean | undefined>
  >;
}

/** What a customer is told by mail. */
export function NotificationSwitches({ fields }: NotificationSwitchesProps) {
  const { t } = useTranslation('accounts');
  return (
    <div>
      <Switch field={fields.notify_order_actions} label={t('notify.orders')} />
      <Switch field={fields.notify_payment_actions} label={t('notify.payments')} />
      <Switch field={fields.notify_subscription_actions} label={t('notify.subscriptions')} />
    </div>
  );
}
