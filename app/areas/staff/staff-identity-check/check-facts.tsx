import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffCheck } from '#core/billing/identity-checks/staff/staff-check.contract.ts';
import { MailLink } from '#app/areas/staff/staff/mail-link.tsx';
import { IdentityBadge } from '#app/components/identity-status.tsx';
import { Moment } from '#app/components/moment.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';

/** Who was asked for what, by whom and why, and who has decided. */
export function CheckFacts({ check }: { check: StaffCheck }) {
  const { t } = useTranslation(['staff', 'identity', 'customers']);
  const { customer, asked_by: asker, decided_by: decider, refusal, reason } = check;
  const isAwaited = check.status === 'wanted' || check.status === 'refused';
  const items: (Description | undefined)[] = [
    customer.email === null
      ? undefined
      : { term: t('customers:fact.email'), detail: <MailLink to={customer.email} /> },
    {
      term: t('identity.asked'),
      detail: check.steps.map((step) => t(`identity:step.${step}`)).join(', '),
    },
    { term: t('identity.reason'), detail: <bdi>{reason}</bdi> },
    { term: t('identity.askedBy'), detail: asker.name },
    { term: t('identity.since'), detail: <Moment at={check.since} /> },
    isAwaited
      ? { term: t('identity.due'), detail: <Moment at={check.due_at} part="day" /> }
      : undefined,
    refusal === null ? undefined : { term: t('identity.refusal'), detail: <bdi>{refusal}</bdi> },
    decider === null ? undefined : { term: t('identity.decidedBy'), detail: decider.name },
  ];
  return (
    <Card
      title={customer.name || customer.email || String(customer.id)}
      headingLevel={2}
      actions={<IdentityBadge status={check.status} />}
    >
      <DescriptionList items={items.filter((item) => item !== undefined)} />
    </Card>
  );
}
