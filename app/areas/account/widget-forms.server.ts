import { redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import {
  createWidgetBody,
  type OrderWidget,
} from '#core/growth/order-widgets/order-widget.contract.ts';
import {
  changeOrderWidget,
  createOrderWidget,
  listOrderWidgets,
  listWidgetMethods,
} from '#core/growth/order-widgets/order-widget.operations.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

const LONGEST_ORIGINS = 4_000;
const methodId = z.string().regex(/^[1-9]\d{0,8}$/);

/** With the share that the seller gives at the most, as a percentage. */
const formWith = (mostPercent: number) =>
  z.object({
    name: createWidgetBody.shape.name,
    origins: z.string().max(LONGEST_ORIGINS).optional(),
    reward_percent: z.number().min(0).max(mostPercent).optional(),
    minimum_purchase_amount: z.string().max(30).optional(),
    // One box that is ticked comes alone.
    payment_methods: z.union([z.array(methodId), methodId.transform((one) => [one])]).optional(),
  });

export type WidgetValues = z.input<ReturnType<typeof formWith>>;

interface KnownWidgets {
  widgets: OrderWidget[];
  form: WidgetFormData;
}

/** The widgets of the customer, with all that the form of one has to know. */
export async function knowWidgets({ core }: AppLoadContext): Promise<KnownWidgets> {
  const [{ data: widgets, meta }, methods] = await Promise.all([
    core.call(listOrderWidgets),
    core.call(listWidgetMethods),
  ]);
  const mostPercent = percentOf(meta.most_reward_percent);
  return {
    widgets,
    form: {
      mostPercent,
      methods: methods.data.map(({ id, name }) => ({ value: String(id), label: name })),
      constraint: formConstraint(formWith(mostPercent)),
    },
  };
}

export interface WidgetFormData {
  /** What the seller gives at the most. */
  mostPercent: number;
  methods: { value: string; label: string }[];
  constraint: object;
}

/** Six digits behind the point are what is kept of a share, so four of a percentage. */
export const percentOf = (share: number): number => Math.round(share * 1e6) / 1e4;

export function valuesOf(widget: OrderWidget): WidgetValues {
  const { name, origins, minimum_purchase_amount: minimum } = widget;
  return {
    name,
    origins: origins.join('\n'),
    reward_percent: percentOf(widget.reward_percent),
    minimum_purchase_amount: minimum === '0' ? '' : minimum,
    payment_methods: widget.payment_methods.map(String),
  };
}

/** Makes a widget, or changes the one that is named. */
export async function saveWidget(context: AppLoadContext, form: FormData, id?: string) {
  const { core, locale, flash } = context;
  const { meta } = await core.call(listOrderWidgets);
  const submission = parseForm(form, {
    schema: formWith(percentOf(meta.most_reward_percent)),
    locale,
    amounts: ['minimum_purchase_amount', 'reward_percent'],
  });
  if (submission.status !== 'success') return replyToForm(submission);
  const { name, reward_percent: percent, ...rest } = submission.value;
  const body = {
    name,
    origins: originsIn(rest.origins ?? ''),
    minimum_purchase_amount: rest.minimum_purchase_amount ?? '0',
    payment_methods: (rest.payment_methods ?? []).map(Number),
    ...(percent !== undefined && { reward_percent: percent / 100 }),
  };
  try {
    const { data: saved } =
      id === undefined
        ? await core.call(createOrderWidget, { body })
        : await core.call(changeOrderWidget, { params: { id }, body });
    flash.leave('saved');
    return redirect(pagePath('order-widget/:id', { id: saved.id }), 303);
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
}

/** One a line, with a protocol or without. */
function originsIn(text: string): string[] {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return words.map((word) => (/^[a-z][\w+.-]*:/i.test(word) ? word : `https://${word}`));
}
