import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { widgetIn } from '#app/lib/widget-frame/widget-token.ts';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';

interface OrderTypesProps {
  type: OrderType;
  /** Of the address: whoever looks at another way of ordering keeps what they came with. */
  search: string;
  hasSubscriptions: boolean;
}

/** The ways to order, each an address. */
export function OrderTypes({ type, search, hasSubscriptions }: OrderTypesProps) {
  const { t } = useTranslation('ordering');
  // Several services for one link are told from several links by the form itself.
  const shown = type === 'expert' ? 'multi' : type;
  const tab = (one: Exclude<OrderType, 'expert'>) => ({
    href: hrefOf(one, search),
    label: t(`types.${one}`),
    isCurrent: one === shown,
  });
  const widget = widgetIn(new URLSearchParams(search));
  const mass = { href: pagePath('orders/mass', {}, { widget }), label: t('types.mass') };
  // What the link of a partner leads to is ordered once.
  const isOnce = !hasSubscriptions || widget !== undefined;
  const subscriptions = isOnce ? [] : [tab('autopromotion')];
  return (
    <TabLinks
      label={t('types.label')}
      tabs={[tab('single'), tab('multi'), mass, ...subscriptions]}
    />
  );
}

function hrefOf(type: OrderType, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('type');
  if (type !== 'single') query.set('type', type);
  const text = query.toString();
  return `${pagePath('orders/create')}${text === '' ? '' : `?${text}`}`;
}
