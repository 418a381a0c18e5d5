import { createContext, useContext } from 'react';
import type { FormErrors } from '#core/ordering/form/form-errors.pure.ts';
import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import type { OrderLine } from '#core/ordering/form/order-line.pure.ts';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import type { Country } from '#app/lib/order-form/answers.ts';
import type { OrderChange } from '#app/lib/order-form/change-form.ts';
import type { Shares } from '#app/lib/order-form/line-cost.ts';
import type { FormService, Known, ServiceChoice } from '#app/lib/order-form/known.ts';

/** What is wrong with the lines, by their places. */
export type LineProblems = Readonly<Partial<Record<number, FormErrors>>>;

/** An order form as its fields see it. */
export interface OrderModel {
  form: OrderForm;
  known: Known;
  /** By types; absent until they are loaded. */
  choices: Readonly<Partial<Record<number, readonly ServiceChoice[]>>>;
  countries: readonly Country[];
  type: OrderType;
  shares: Shares;
  /** Whether what few people change is out of the way. */
  isCompact: boolean;
  problems: LineProblems;
  /** The form that these problems are about. */
  judged: OrderForm;
  /** Why links are refused, as far as it was asked, by the places of their lines. */
  linkProblems: Readonly<Partial<Record<number, readonly string[] | undefined>>>;
  /** The line whose network has just been changed by its link. */
  switched: number | undefined;
  /** The line that has lost its service, which does not take its link. */
  unfit: number | undefined;
  change: (change: OrderChange) => void;
  /** Asks whether the service of a line takes its link. */
  checkLink: (line: number) => void;
}

export const OrderContext = createContext<OrderModel | undefined>(undefined);

export function useOrder(): OrderModel {
  const model = useContext(OrderContext);
  if (!model) throw new Error('A field of an order stands outside of its form.');
  return model;
}

export interface LineModel extends OrderModel {
  at: number;
  line: OrderLine;
  /** Undefined while none is chosen, or it is not loaded yet. */
  service: FormService | undefined;
  errors: FormErrors | undefined;
}

export function useLine(at: number): LineModel {
  const model = useOrder();
  const line = model.form.lines[at];
  if (!line) throw new Error(`The form has no line ${at}.`);
  const service = model.known.services[line.serviceId] ?? undefined;
  return { ...model, at, line, service, errors: model.problems[at] };
}

/** All that is asked for beside the link. */
export const TARGETS_CONTROL = 'targets';

export const targetControl = (targetId: number): string => `target-${targetId}`;

/** The id of a control of a line, so that what is wrong with it can lead there. */
export function controlId(at: number, field: string): string {
  return `line-${at}-${field}`;
}
