import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffWithdrawal } from '#core/billing/withdrawals/staff/staff-withdrawal.contract.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';

/** What hinders, and what somebody else has begun. */
export function Standing({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const { status, customer, is_own: isOwn, first_approval: first, sent_by: sender } = withdrawal;
  const isOpen = status === 'requested' || status === 'approved' || status === 'unknown';
  if (!isOpen) return <Alert>{t('withdrawals.closed')}</Alert>;
  return (
    <>
      {isOwn ? <Alert tone="warning">{t('withdrawals.own')}</Alert> : null}
      {customer.is_frozen ? <Alert tone="danger">{t('withdrawals.frozen')}</Alert> : null}
      {first && status === 'requested' ? (
        <Alert tone="warning" title={t('withdrawals.first.title', { name: first.name })}>
          {t(first.is_mine ? 'withdrawals.first.mine' : 'withdrawals.first.text', {
            limit: dollars(withdrawal.second_approval_above),
          })}
        </Alert>
      ) : null}
      {sender && status === 'approved' ? (
        <Alert tone="warning">
          {sender.is_mine
            ? t('withdrawals.sender.mine')
            : t('withdrawals.sender.other', { name: sender.name })}
        </Alert>
      ) : null}
      {status === 'unknown' ? <Alert tone="warning">{t('withdrawals.doubted')}</Alert> : null}
    </>
  );
}
