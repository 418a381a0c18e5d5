import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import { dripFeedOf, type OrderLine } from '#core/ordering/form/order-line.pure.ts';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import type { FormService, Known } from './known.ts';

/** The places of the lines that a form of this type shows, and sends. */
export function shownLines(form: OrderForm, type: OrderType): number[] {
  return type === 'multi' || type === 'expert' ? form.lines.map((_, at) => at) : [form.activeLine];
}

/** The same form with nothing in it but what is shown. */
export function shownForm(form: OrderForm, type: OrderType): OrderForm {
  if (type === 'multi' || type === 'expert' || form.lines.length === 1) return form;
  const line = form.lines[form.activeLine];
  return line ? { lines: [line], groups: [[0]], activeLine: 0 } : form;
}

/** A line as an order takes it, with what it is called. */
function orderedLine(line: OrderLine, service: FormService) {
  return {
    service_id: service.isRestricted ? service.slug : service.id,
    title: service.name,
    quantity: line.quantity,
    url: line.url,
    is_guarantee: line.isGuarantee && service.hasGuarantee,
    drip_feed: dripFeedOf(line),
    targetable_values: line.targetableValues.map(({ values, ...target }) => ({
      ...target,
      values: values.map((text) => text.trim()).filter((text) => text !== ''),
    })),
    country_ids: line.countries,
    is_reorder: line.isReorder,
    // The form has one box for all of its lines.
    is_speedup: false,
  };
}

export type OrderedLine = ReturnType<typeof orderedLine>;

/** The lines of which a service is chosen. */
function linesOf({ lines }: OrderForm, { services }: Known): OrderedLine[] {
  return lines.flatMap((line) => {
    const service = services[line.serviceId];
    return service ? [orderedLine(line, service)] : [];
  });
}

/** Those of them that have a price: nothing at all has none. */
export function orderedLines(form: OrderForm, known: Known): OrderedLine[] {
  return linesOf(form, known).filter(({ quantity }) => quantity > 0);
}

type SentLine = Omit<OrderedLine, 'title'>;

/** What they are called is for the page alone. */
const untitled = ({ title: _, ...line }: OrderedLine): SentLine => line;

export function pricedLines(form: OrderForm, known: Known): SentLine[] {
  return orderedLines(form, known).map(untitled);
}

export function sentLines(form: OrderForm, known: Known): SentLine[] {
  return linesOf(form, known).map(untitled);
}
