import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listCoupons } from '#core/pricing/coupons/coupon.operations.ts';
import { listPaymentMethodsWithBonuses } from '#core/billing/payments/payment-method.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CardGrid } from '#app/ui/surface/card.tsx';
import * as styles from './bonuses.css.ts';
import { CouponCard } from './coupon-card.tsx';
import { MethodBonuses } from './method-bonuses.tsx';

export const handle = { i18n: ['finances'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const [coupons, methods] = await Promise.all([
    context.core.call(listCoupons),
    context.core.call(listPaymentMethodsWithBonuses),
  ]);
  return { ...pageText(context, 'bonuses'), coupons: coupons.data, methods: methods.data };
}

export default function Bonuses() {
  const { title, metaDescription, coupons, methods } = useLoaderData<typeof loader>();
  const { t } = useTranslation('finances');
  const isEmpty = coupons.length === 0 && methods.length === 0;
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      {isEmpty ? <NoBonuses /> : null}
      <Stack gap={10}>
        {coupons.length > 0 ? (
          <section>
            <h2 className={styles.heading}>{t('coupons')}</h2>
            <CardGrid>
              {coupons.map((coupon) => (
                <CouponCard key={coupon.id} coupon={coupon} />
              ))}
            </CardGrid>
          </section>
        ) : null}
        {methods.length > 0 ? (
          <section>
            <h2 className={styles.heading}>{t('methodBonuses.title')}</h2>
            <p className={styles.lead}>{t('methodBonuses.text')}</p>
            <CardGrid>
              {methods.map((method) => (
                <MethodBonuses key={method.id} method={method} />
              ))}
            </CardGrid>
          </section>
        ) : null}
      </Stack>
    </>
  );
}

function NoBonuses() {
  const { t } = useTranslation(['finances', 'shell']);
  return (
    <EmptyState
      icon="gift"
      title={t('noBonuses.title')}
      actions={<ButtonLink to={pagePath('add-funds')}>{t('shell:addFunds')}</ButtonLink>}
    >
      {t('noBonuses.text')}
    </EmptyState>
  );
}
