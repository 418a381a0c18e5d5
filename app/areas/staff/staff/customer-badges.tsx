import { useTranslation } from '#app/lib/texts/use-translation.tsx';
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
  const { frozen_at: frozenAt, is_guest: isGuest, roles, account_type: type } = customer;
  const isPlain = frozenAt === null && !owes && !isGuest && roles.length === 0;
  if (isPlain && type !== 'company') return null;
  return (
    <Row as="span" wraps gap={2} align="center">
      {frozenAt === null ? null : <Badge tone="danger">{t('is.frozen')}</Badge>}
      {owes ? <Badge tone="warning">{t('owes', { amount: dollars(customer.debt) })}</Badge> : null}
      {isGuest ? <Badge>{t('is.guest')}</Badge> : null}
      {roles.length > 0 ? <Badge tone="info">{t('is.team')}</Badge> : null}
      {type === 'company' ? <Badge>{t('is.company')}</Badge> : null}
    </Row>
  );
}
