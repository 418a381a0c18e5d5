import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { PaymentMethod } from '#core/billing/payments/payment-method.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useMoney } from '#app/components/price.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';

/** What a way of paying gives, by the amount. */
export function MethodBonuses({ method }: { method: PaymentMethod }) {
  const numbers = useNumbers();
  const { t } = useTranslation('finances');
  const format = useMoney();
  const { id, name, icon, payment_method_bonuses: bonuses } = method;
  return (
    <Card
      title={name}
      lead={<Icon name={icon} size={24} />}
      footer={
        <ButtonLink to={pagePath('add-funds', {}, { method: id })} size="small" tone="outline">
          {t('use.method')}
        </ButtonLink>
      }
    >
      <DescriptionList
        look="rows"
        items={bonuses.map(({ from_amount: from, bonus_percent: share }) => ({
          term: t('fromAmount', { amount: format(from) }),
          detail: `+${numbers.percent(share)}`,
        }))}
      />
    </Card>
  );
}
