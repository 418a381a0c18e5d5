import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ShortLink } from '#app/components/order/short-link.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { shownBelow } from '#app/ui/table/shown-from.css.ts';
import type { Column } from '#app/ui/table/table.tsx';

interface Listed {
  id: number;
  url: string;
  quantity: number;
  current_quantity: number;
}

/** What every list of orders of staff says of one; `nameOf` is what was ordered. */
export function useOrderColumns<Order extends Listed>(
  nameOf: (order: Order) => ReactNode,
): Record<'order' | 'link' | 'done', Column<Order>> {
  const { t } = useTranslation(['queue', 'orders']);
  const { count } = useNumbers();
  return {
    order: {
      id: 'order',
      title: t('orders:column.order'),
      namesRow: true,
      isLong: true,
      cell: (order) => (
        <Stack as="span" gap="half" fitsContent justify="start">
          <Link to={pagePath('staff/orders/:id', { id: order.id })}>
            {t('orders:number', { id: order.id })}
          </Link>
          {nameOf(order)}
          <span className={shownBelow[1300]}>
            <ShortLink url={order.url} />
          </span>
        </Stack>
      ),
    },
    link: {
      id: 'link',
      title: t('orders:column.link'),
      from: 1300,
      cell: ({ url }) => <ShortLink url={url} isColumn />,
    },
    done: {
      id: 'done',
      title: t('column.done'),
      numeric: true,
      cell: ({ current_quantity: delivered, quantity }) =>
        t('orders:delivered', { delivered: count(delivered), quantity: count(quantity) }),
    },
  };
}
