import { orderSource, type OrderQuery } from '#core/ordering/form/order-query.pure.ts';
import { readEntries } from '#app/lib/order-form/form-entries.ts';
import { textIn } from '#app/lib/forms/text-in.ts';

/** Where an order from this form says that it comes from. */
export function sourceOf(form: FormData, { source, type }: OrderQuery): string {
  const { lines } = readEntries(form);
  const said = textIn(form, 'launch', 10);
  return orderSource({
    source,
    launch: said === 'pwa' || said === 'pwa_ios' ? said : 'browser',
    isFrozenSingle: type === 'single' && lines[0]?.isServicesFreezed === true,
  });
}
