import { choiceCookie } from '#app/lib/http/cookie-header.ts';
import type { OrderFilters } from './order-filters.ts';

const NAME = 'orders_view';

/** How the list of orders stood the last time that somebody chose. */
export function readOrdersView(cookies: string | null) {
  const kept = new RegExp(`(?:^|;\\s*)${NAME}=([a-z]{1,12})\\.(\\d{1,3})(?:;|$)`).exec(
    cookies ?? '',
  );
  return { sort: kept?.[1], perPage: kept?.[2] };
}

export function ordersViewCookie(
  { sort, perPage }: Pick<OrderFilters, 'sort' | 'perPage'>,
  secure: boolean,
): string {
  return choiceCookie(NAME, `${sort}.${perPage}`, secure);
}
