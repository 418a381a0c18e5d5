import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AccountForm } from '#app/components/account-form.tsx';
import { NotificationSwitches } from '#app/areas/account/notification-switches.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import type { FormValues } from './profile-forms.server.ts';
import type { ProfileFormProps } from './profile-form-props.ts';

export function NotificationsForm({ customer, result }: Omit<ProfileFormProps, 'constraint'>) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues<'notifications'>>({
    id: 'notifications',
    result,
    constraint: {},
    defaultValue: {
      notify_order_actions: customer.notify_order_actions,
      notify_payment_actions: customer.notify_payment_actions,
      notify_subscription_actions: customer.notify_subscription_actions,
    },
  });
  return (
    <AccountForm
      title={t('notify.title')}
      name="notifications"
      form={form}
      result={reply}
      labels={{}}
      submit={t('save')}
    >
      <NotificationSwitches fields={fields} />
    </AccountForm>
  );
}
