import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffChildPanel } from '#core/back-office/child-panels/child-panel-list.contract.ts';
import { CustomerLink } from '#app/areas/staff/staff/customer-link.tsx';
import { PanelBadge } from '#app/areas/staff/staff/panel-badge.tsx';
import { Moment } from '#app/components/moment.tsx';
import { Price } from '#app/components/price.tsx';
import { button } from '#app/ui/button.css.ts';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';

interface PanelFactsProps {
  panel: StaffChildPanel;
  mayOpenCustomer: boolean;
}

/** Who rents which panel, what is paid, and who has suspended it. */
export function PanelFacts({ panel, mayOpenCustomer }: PanelFactsProps) {
  const { t } = useTranslation('staff-panels');
  const { suspended, overdue_since: overdue, closed_at: closed } = panel;
  const items: (Description | undefined)[] = [
    {
      term: t('column.customer'),
      detail: <CustomerLink customer={panel.customer} mayOpen={mayOpenCustomer} />,
    },
    { term: t('column.price'), detail: <Price amount={panel.price} /> },
    { term: t('column.created'), detail: <Moment at={panel.created_at} /> },
    { term: t('column.paidUntil'), detail: <Moment at={panel.paid_until} /> },
    { term: t('column.renews'), detail: panel.renews ? t('renews.on') : t('renews.off') },
    overdue === null ? undefined : { term: t('fact.overdue'), detail: <Moment at={overdue} /> },
    ...suspensionOf(suspended),
    closed === null ? undefined : { term: t('fact.closed'), detail: <Moment at={closed} /> },
  ];
  return (
    <Card
      title={panel.name}
      subtitle={<bdi>{panel.host}</bdi>}
      headingLevel={2}
      actions={<PanelBadge status={panel.status} />}
      footer={
        closed === null ? (
          <a
            className={button({ tone: 'outline' })}
            href={panel.url}
            target="_blank"
            rel="noopener"
          >
            {t('open')}
          </a>
        ) : undefined
      }
    >
      <DescriptionList items={items.filter((item) => item !== undefined)} />
    </Card>
  );

  function suspensionOf(of: StaffChildPanel['suspended']): Description[] {
    if (of === null) return [];
    const by = of.by === null ? t('fact.unpaid') : <bdi>{of.by.name}</bdi>;
    return [
      { term: t('column.suspended'), detail: <Moment at={of.at} /> },
      { term: t('fact.by'), detail: by },
      ...(of.reason === null ? [] : [{ term: t('fact.reason'), detail: <bdi>{of.reason}</bdi> }]),
    ];
  }
}
