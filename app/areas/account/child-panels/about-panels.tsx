import { FIRST_MARGIN } from '#core/resale/child-panels/child-panel-rules.pure.ts';
import { GuestCard } from '#app/components/guest-card.tsx';
import { useMoney } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { Accordion, Disclosure } from '#app/ui/surface/disclosure.tsx';
import * as styles from './child-panels.css.ts';

interface AboutPanelsProps {
  price: string;
  /** Whether there are subdomains to choose from. */
  hasSubdomains: boolean;
}

/** What a panel of one's own is, what it costs, and what is asked about it. */
export function AboutPanels({ price, hasSubdomains }: AboutPanelsProps) {
  return (
    <>
      <HowItWorks hasSubdomains={hasSubdomains} />
      <Columns gap={6} twoFrom="desktop" align="start">
        <CostsAndQuestions price={price} />
      </Columns>
    </>
  );
}

export function CostsAndQuestions({ price }: Pick<AboutPanelsProps, 'price'>) {
  return (
    <>
      <Costs price={price} />
      <Questions />
    </>
  );
}

const STEPS = { address: 'globe', brand: 'palette', sell: 'store' } as const;

export function HowItWorks({ hasSubdomains }: Pick<AboutPanelsProps, 'hasSubdomains'>) {
  const { t } = useTranslation('child-panels');
  const texts = {
    address: hasSubdomains ? t('steps.address.text') : t('steps.address.own'),
    brand: t('steps.brand.text'),
    sell: t('steps.sell.text'),
  };
  return (
    <Columns gap={4} min={16} as="section" aria-label={t('steps.title')}>
      {(['address', 'brand', 'sell'] as const).map((step) => (
        <Card
          key={step}
          lead={<Icon name={STEPS[step]} />}
          title={t(`steps.${step}.title`)}
          headingLevel={2}
        >
          <p>{texts[step]}</p>
        </Card>
      ))}
    </Columns>
  );
}

function Costs({ price }: Pick<AboutPanelsProps, 'price'>) {
  const { t } = useTranslation('child-panels');
  const money = useMoney();
  const { percent } = useNumbers();
  return (
    <Card title={t('costs.title')} headingLevel={2}>
      <Stack gap={5}>
        <div>
          <p className={styles.price}>{t('price.title', { amount: money(price) })}</p>
          <p className={styles.note}>{t('price.text')}</p>
        </div>
        <DescriptionList
          items={[
            { term: t('costs.orders'), detail: t('costs.ordersText') },
            {
              term: t('costs.margin'),
              detail: t('costs.marginText', { percent: percent(FIRST_MARGIN) }),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

const QUESTIONS = ['delivery', 'payments', 'balance', 'leave'] as const;

function Questions() {
  const { t } = useTranslation('child-panels');
  return (
    <Card title={t('questions.title')} headingLevel={2}>
      <Accordion>
        {QUESTIONS.map((question) => (
          <Disclosure key={question} title={t(`questions.${question}.title`)}>
            <p>{t(`questions.${question}.text`)}</p>
          </Disclosure>
        ))}
      </Accordion>
    </Card>
  );
}

export function ForGuests() {
  const { t } = useTranslation('child-panels');
  return (
    <GuestCard
      {...{ title: t('guest.title'), text: t('guest.text') }}
      {...{ login: t('guest.login'), register: t('guest.register') }}
      back={pagePath('child-panels')}
    />
  );
}
