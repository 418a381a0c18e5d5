import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Coupon } from '#core/pricing/coupons/coupon.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import * as styles from '#app/components/order/order-pages.css.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';

interface WelcomeProps {
  name: string;
  coupons: readonly Coupon[];
}

/** The first step of a customer who has ordered nothing yet, with what the brand gives for it. */
export function Welcome({ name, coupons }: WelcomeProps) {
  const { t } = useTranslation(['overview', 'orders', 'shell']);
  const of = (type: Coupon['bonus_type']) => coupons.find(({ bonus_type: own }) => own === type);
  const bonus = of('bonus');
  const withCode = pagePath('add-funds', {}, { coupon: bonus?.code });
  return (
    <Stack aria-labelledby="welcome" as="section" gap={5}>
      <div>
        <h2 id="welcome">{t('welcome.title', { name })}</h2>
        <p className={styles.none}>{t('welcome.text')}</p>
      </div>
      <Columns gap={5} min={22}>
        <Card
          title={t('welcome.order.title')}
          headingLevel={3}
          footer={<ButtonLink to={pagePath('orders/create')}>{t('orders:new')}</ButtonLink>}
        >
          <p>{t('welcome.order.text')}</p>
          <Code coupon={of('discount')} />
        </Card>
        <Card
          title={t('welcome.funds.title')}
          headingLevel={3}
          footer={
            <ButtonLink to={withCode} tone="outline">
              {t('shell:addFunds')}
            </ButtonLink>
          }
        >
          <p>{t('welcome.funds.text')}</p>
          <Code coupon={bonus} />
        </Card>
      </Columns>
    </Stack>
  );
}

function Code({ coupon }: { coupon: Coupon | undefined }) {
  const { t } = useTranslation('overview');
  if (!coupon) return null;
  return (
    <p>
      <strong>{t('welcome.coupon', { code: coupon.code })}</strong>
      {coupon.description === null ? null : ` – ${coupon.description}`}
    </p>
  );
}
