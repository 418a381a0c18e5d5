import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Coupon } from '#core/pricing/coupons/coupon.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useMoney } from '#app/components/price.tsx';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

export function CouponCard({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('finances');
  const { code, name, description, bonus_type: type } = coupon;
  return (
    <Card
      title={name}
      subtitle={description ?? undefined}
      actions={<Badge tone="brand">{t(`couponType.${type}`)}</Badge>}
      footer={
        type === 'bonus' ? (
          <ButtonLink to={topUpPath(coupon)} size="small">
            {t('use.topUp')}
          </ButtonLink>
        ) : (
          <ButtonLink to={pagePath('')} size="small">
            {t('use.order')}
          </ButtonLink>
        )
      }
    >
      <Stack gap={4}>
        <CopyField label={t('code')} value={code} copyLabel={t('copy')} copiedLabel={t('copied')} />
        <Conditions coupon={coupon} />
      </Stack>
    </Card>
  );
}

/** With an amount that it can be used for. */
function topUpPath({ code, min_amount: least, min_amount_float: isLeast }: Coupon): string {
  const query = new URLSearchParams({ coupon: code });
  if (isLeast > 0) query.set('amount', least);
  return `${pagePath('add-funds')}?${query.toString()}`;
}

function Conditions({ coupon }: { coupon: Coupon }) {
  const numbers = useNumbers();
  const { t } = useTranslation('finances');
  const format = useMoney();
  const { bonus_type: type, bonus_amount: amount, bonus_percentage: share } = coupon;
  const value = amount === null ? numbers.percent(share ?? 0) : format(amount);
  const items: Description[] = [{ term: t('brings'), detail: t(`gives.${type}`, { value }) }];
  if (coupon.min_amount_float > 0) {
    items.push({ term: t('minimum'), detail: format(coupon.min_amount) });
  }
  items.push({
    term: t('validTo'),
    detail: coupon.valid_to === null ? t('noEnd') : <Moment at={coupon.valid_to} />,
  });
  return <DescriptionList items={items} />;
}
