import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import type { OrderChange } from '#app/lib/order-form/change-form.ts';

/**
 * What a button of the form changes in it: null where a script has done all there is to do already,
 * undefined where the button asks for more than a change.
 */
export function intentChange(intent: string, form: OrderForm): OrderChange | null | undefined {
  const [word, number] = intent.split(':');
  const place = /^\d{1,3}$/.test(number ?? '') ? Number(number) : undefined;
  switch (word) {
    case 'recalculate':
    case 'subtotal':
      return null;
    case 'add':
      return { kind: 'add', group: place };
    case 'remove':
      return { kind: 'remove', lines: place === undefined ? [] : [place] };
    case 'remove-group':
      return { kind: 'remove', lines: form.groups[place ?? -1] ?? [] };
    case 'thaw':
      return { kind: 'thaw', line: place ?? -1 };
    default:
      return undefined;
  }
}
