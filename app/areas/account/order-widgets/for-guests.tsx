import { GuestCard } from '#app/components/guest-card.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Card } from '#app/ui/surface/card.tsx';

const STEPS = { add: 'code', order: 'shopping-cart', earn: 'wallet' } as const;

/** What a widget is, in three steps. */
export function HowItWorks({ share }: { share: number }) {
  const { t } = useTranslation('widget');
  const { percent } = useNumbers();
  const earn = share > 0 ? t('how.earn.share', { percent: percent(share) }) : t('how.earn.text');
  const texts = { add: t('how.add.text'), order: t('how.order.text'), earn };
  return (
    <Columns gap={4} min={16} as="section" aria-label={t('how.title')}>
      {(['add', 'order', 'earn'] as const).map((step) => (
        <Card
          key={step}
          lead={<Icon name={STEPS[step]} />}
          title={t(`how.${step}.title`)}
          headingLevel={2}
        >
          <p>{texts[step]}</p>
        </Card>
      ))}
    </Columns>
  );
}

export function ForGuests() {
  const { t } = useTranslation('widget');
  return (
    <GuestCard
      {...{ title: t('guest.title'), text: t('guest.text') }}
      {...{ login: t('guest.login'), register: t('guest.register') }}
      back={pagePath('order-widget')}
    />
  );
}
