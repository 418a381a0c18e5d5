import { useTranslation } from 'react-i18next';
import type { StaffCustomer } from '#core/back-office/customers/staff-customer.contract.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';

type Shown = Pick<StaffCustomer, 'frozen_at' | 'is_guest' | 'roles' | 'account_type' | 'debt'>;

/** What sets a customer apart from most; nothing for most. */
export function CustomerBadges({ customer }: { customer: Shown }) {
  const { t } = useTranslation('customers');
  const { dollars } = useNumbers();
  const owes = Number(customer.debt) > 0;
  return (
    <Row as="span" wraps gap={2}>
      {customer.frozen_at === null ? null : <Badge tone="danger">{t('is.frozen')}</Badge>}
      {owes ? <Badge tone="warning">{t('owes', { amount: dollars(customer.debt) })}</Badge> : null}
      {customer.is_guest ? <Badge>{t('is.guest')}</Badge> : null}
      {customer.roles.length > 0 ? <Badge tone="info">{t('is.team')}</Badge> : null}
      {customer.account_type === 'company' ? <Badge>{t('is.company')}</Badge> : null}
    </Row>
  );
}
