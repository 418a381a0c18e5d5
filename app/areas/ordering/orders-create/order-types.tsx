import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { widgetIn } from '#app/lib/widget-frame/widget-token.ts';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';

interface OrderTypesProps {
  type: OrderType;
  /** Of the address: whoever looks at another way of ordering keeps what they came with. */
  search: string;
}

/** Several services for one link are told from several links by the form itself. */
const OFFERED = ['single', 'multi'] as const satisfies OrderType[];

/** The ways to order, each an address. */
export function OrderTypes({ type, search }: OrderTypesProps) {
  const { t } = useTranslation('ordering');
  const tabs = OFFERED.map((one) => ({
    href: hrefOf(one, search),
    label: t(`types.${one}`),
    isCurrent: one === (type === 'expert' ? 'multi' : type),
  }));
  const widget = widgetIn(new URLSearchParams(search));
  const mass = { href: pagePath('orders/mass', {}, { widget }), label: t('types.mass') };
  return <TabLinks label={t('types.label')} tabs={[...tabs, mass]} />;
}

function hrefOf(type: OrderType, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('type');
  if (type !== 'single') query.set('type', type);
  const text = query.toString();
  return `${pagePath('orders/create')}${text === '' ? '' : `?${text}`}`;
}
