import type { OrderForm } from '#core/order-form/order-groups.pure.ts';
import type { OrderLine } from '#core/order-form/order-line.pure.ts';
import {
  orderQueryOf,
  parseOrderQuery,
  type AskedLine,
} from '#core/order-form/order-query.pure.ts';

/** The address that begins a form with the line that stands in it now, for who leaves it for a while. */
export function formAddress({ lines, activeLine }: OrderForm, search: string): string {
  const said = new URLSearchParams(search);
  const { type, source, cartLine } = parseOrderQuery(said);
  const line = lines[activeLine];
  const query = orderQueryOf({
    ...{ type, source, cartLine },
    asked: askedOf(line),
  });
  // One that is in no list is found by its name alone.
  const slug = line?.preselectedServiceSlug ?? null;
  if (slug !== null) query.set('service', slug);
  const text = query.toString();
  return `/orders/create${text === '' ? '' : `?${text}`}`;
}

/** What an address can say of a line, as far as the line says it. */
function askedOf(line: OrderLine | undefined): AskedLine {
  if (!line) return {};
  const { url, networkId, serviceTypeId, serviceId, quantity, isDripFeed } = line;
  return {
    ...(url !== '' && { url }),
    ...(networkId !== 0 && { networkId }),
    ...(serviceTypeId !== 0 && { serviceTypeId }),
    ...(serviceId !== 0 && { serviceId }),
    ...(quantity !== 0 && { quantity }),
    ...(isDripFeed && {
      isDripFeed,
      dripFeedMode: line.dripFeedMode,
      numberOfRuns: line.numberOfRuns,
      dripFeedMinutes: line.dripFeedMinutes,
      dripFeedQuantityStep: line.dripFeedQuantityStep,
    }),
  };
}
