import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffCustomerPage } from '#core/back-office/customers/staff-customer.contract.ts';
import { MailLink } from '#app/areas/staff/staff/mail-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import { Stats } from '#app/ui/surface/stat.tsx';
import { LANGUAGE_NAMES, isLanguage } from '#locales/languages.ts';

interface Shown {
  customer: StaffCustomerPage;
}

/** That it is frozen, since when and why. */
export function FrozenNotice({ customer: { frozen } }: Shown) {
  const { t } = useTranslation('customers');
  if (frozen === null) return null;
  const title = frozen.by === null ? t('frozen.title') : t('frozen.by', { name: frozen.by });
  return (
    <Alert tone="danger" title={title}>
      {frozen.reason ?? ''} <Moment at={frozen.at} />
    </Alert>
  );
}

export function CustomerFigures({ customer }: Shown) {
  const { t } = useTranslation('customers');
  const { dollars, count } = useNumbers();
  const { money } = customer;
  const items = [
    { label: t('column.balance'), value: dollars(customer.balance) },
    { label: t('column.spent'), value: dollars(customer.spent) },
    { label: t('column.orders'), value: count(customer.orders) },
    { label: t('figure.earned'), value: dollars(money.earned) },
    { label: t('figure.held'), value: dollars(money.held) },
  ];
  return <Stats items={items} />;
}

export function CustomerFacts({ customer }: Shown) {
  const { t } = useTranslation('customers');
  const { company, referred_by: referrer, email, language, switches } = customer;
  const yes = (is: boolean) => t(is ? 'yes' : 'no');
  const wanted = (['orders', 'payments', 'subscriptions'] as const)
    .filter((name) => switches[name])
    .map((name) => t(`switch.${name}`));
  const items: (Description | undefined)[] = [
    { term: t('fact.number'), detail: String(customer.id) },
    email === null ? undefined : { term: t('fact.email'), detail: <MailLink to={email} /> },
    { term: t('fact.confirmed'), detail: yes(customer.email_is_confirmed) },
    { term: t('fact.created'), detail: <Moment at={customer.created_at} /> },
    {
      term: t('fact.language'),
      detail: isLanguage(language) ? LANGUAGE_NAMES[language] : language,
    },
    { term: t('fact.twoFactor'), detail: yes(customer.has_two_factor) },
    { term: t('fact.mails'), detail: wanted.length > 0 ? wanted.join(', ') : t('no') },
    { term: t('fact.referralCode'), detail: customer.affiliate_code },
    referrer === null
      ? undefined
      : {
          term: t('fact.referredBy'),
          detail: (
            <Link to={pagePath('staff/customers/:id', { id: referrer.id })}>
              {referrer.name || t('nameless', { id: referrer.id })}
            </Link>
          ),
        },
    company?.name ? { term: t('fact.company'), detail: company.name } : undefined,
    company?.address ? { term: t('fact.address'), detail: company.address } : undefined,
    company?.vat ? { term: t('fact.vat'), detail: company.vat } : undefined,
  ];
  return (
    <Card title={t('facts')} headingLevel={2}>
      <DescriptionList items={items.filter((item) => item !== undefined)} />
    </Card>
  );
}
