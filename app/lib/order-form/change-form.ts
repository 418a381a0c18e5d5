import {
  addLine,
  formOf,
  removeLines,
  type OrderForm,
} from '#core/ordering/form/order-groups.pure.ts';
import type { OrderLine } from '#core/ordering/form/order-line.pure.ts';
import type { FormService, Known, ServiceChoice } from './known.ts';
import { ofNetwork, settled, withoutService } from './settle.ts';

/** What a line can be told without anything else following from it. */
export type PlainPart = Partial<
  Pick<
    OrderLine,
    | 'quantity'
    | 'isGuarantee'
    | 'isDripFeed'
    | 'numberOfRuns'
    | 'dripFeedMode'
    | 'dripFeedMinutes'
    | 'dripFeedQuantityStep'
    | 'countries'
  >
>;

/** What can happen to an order form, whether a browser or the server hears of it. */
export type OrderChange =
  | { kind: 'settle' }
  | { kind: 'link'; line: number; url: string }
  /** What a link was found to be of; what was asked for another link says nothing. */
  | { kind: 'identified'; line: number; url: string; networkId: number | null }
  | { kind: 'types'; line: number; url: string; typeIds: readonly number[] }
  | { kind: 'network'; line: number; networkId: number }
  | { kind: 'type'; line: number; typeId: number }
  | { kind: 'service'; line: number; serviceId: number }
  | { kind: 'plain'; line: number; part: PlainPart }
  | { kind: 'target'; line: number; targetId: number; values: string[] }
  | { kind: 'thaw'; line: number }
  | { kind: 'add'; group?: number | undefined }
  | { kind: 'remove'; lines: readonly number[] }
  | { kind: 'activate'; line: number }
  | { kind: 'clear' };

/** The one answer to what becomes of an order form when something happens to it. */
export function changeForm(form: OrderForm, change: OrderChange, known: Known): OrderForm {
  return settled(applied(form, change), known);
}

/** The lists that services are chosen from, by their types. */
export type Choices = Readonly<Partial<Record<number, readonly ServiceChoice[]>>>;

/** Where a type has one service alone that can be ordered, there is nothing to choose. */
export function withOnlyServices(form: OrderForm, choices: Choices, known: Known): OrderForm {
  const chosen = form.lines.map((line) => {
    const [only, ...others] = choices[line.serviceTypeId]?.filter((one) => !one.isPaused) ?? [];
    const isOnly = line.serviceId === 0 && only !== undefined && others.length === 0;
    return isOnly ? { ...line, serviceId: only.id, quantity: 0 } : line;
  });
  return chosen.every((line, at) => line === form.lines[at])
    ? form
    : settled({ ...form, lines: chosen }, known);
}

/** The same form after something more of the catalogue is known. */
export function learned(known: Known, id: number, service: FormService | null): Known {
  return { ...known, services: { ...known.services, [id]: service } };
}

function applied(form: OrderForm, change: OrderChange): OrderForm {
  switch (change.kind) {
    case 'settle':
      return form;
    case 'clear':
      return formOf();
    case 'add':
      return added(form, change.group);
    case 'remove':
      return removeLines(form, change.lines);
    case 'activate':
      return form.lines[change.line] ? { ...form, activeLine: change.line } : form;
    case 'link':
      return inGroup(form, change.line, (line) => ({ ...line, url: change.url }));
    case 'identified':
      return identified(form, change);
    case 'types':
      return restricted(form, change);
    case 'network':
      return inGroup(form, change.line, (line) => ofNetwork(line, change.networkId));
    default:
      return atLine(form, change.line, (line) => changedLine(line, change));
  }
}

type LineChange = Extract<OrderChange, { kind: 'type' | 'service' | 'plain' | 'target' | 'thaw' }>;

function changedLine(line: OrderLine, change: LineChange): OrderLine {
  switch (change.kind) {
    case 'type':
      return change.typeId === line.serviceTypeId
        ? line
        : { ...withoutService(line), serviceTypeId: change.typeId };
    case 'service':
      // Another service is ordered in another quantity.
      return change.serviceId === line.serviceId
        ? line
        : { ...withoutService(line), serviceId: change.serviceId, quantity: 0 };
    case 'plain':
      return { ...line, ...change.part };
    case 'target':
      return withTarget(line, change.targetId, change.values);
    case 'thaw':
      return { ...line, isServicesFreezed: false };
  }
}

function identified(
  form: OrderForm,
  { line: at, url, networkId }: Extract<OrderChange, { kind: 'identified' }>,
): OrderForm {
  const line = form.lines[at];
  const isCurrent = line !== undefined && line.url === url && !line.isServicesFreezed;
  if (!isCurrent || networkId === null || networkId === line.networkId) return form;
  return inGroup(form, at, (one) => ofNetwork(one, networkId));
}

/** Only one line alone is held to what its link allows; nothing at all would help nobody. */
function restricted(
  form: OrderForm,
  { line: at, url, typeIds }: Extract<OrderChange, { kind: 'types' }>,
): OrderForm {
  const line = form.lines[at];
  if (!line || line.url !== url || form.lines.length !== 1 || line.isServicesFreezed) return form;
  const only = typeIds.length > 0 ? [...typeIds] : null;
  const fits = only === null || line.serviceTypeId === 0 || only.includes(line.serviceTypeId);
  const kept = fits ? line : { ...withoutService(line), serviceTypeId: 0 };
  return atLine(form, at, () => ({ ...kept, availableServiceTypeIds: only }));
}

/** Several services of one link are held to the same types. */
function added(form: OrderForm, group: number | undefined): OrderForm {
  const first = group === undefined ? undefined : form.lines[form.groups[group]?.[0] ?? -1];
  const more = addLine(form, first ? group : undefined);
  if (!first) return more;
  const { networkId, url, availableServiceTypeIds } = first;
  return atLine(more, more.activeLine, (line) => ({
    ...line,
    networkId,
    url,
    availableServiceTypeIds,
  }));
}

function withTarget(line: OrderLine, targetId: number, values: string[]): OrderLine {
  const others = line.targetableValues.filter((target) => target.targetId !== targetId);
  const viewType =
    line.targetableValues.find((target) => target.targetId === targetId)?.viewType ?? null;
  const own = values.every((text) => text === '') ? [] : [{ targetId, viewType, values }];
  return { ...line, targetableValues: [...others, ...own] };
}

function atLine(form: OrderForm, at: number, change: (line: OrderLine) => OrderLine): OrderForm {
  return {
    ...form,
    lines: form.lines.map((line, place) => (place === at ? change(line) : line)),
  };
}

/** A link is that of all lines that are ordered for it. */
function inGroup(form: OrderForm, at: number, change: (line: OrderLine) => OrderLine): OrderForm {
  const group = form.groups.find((places) => places.includes(at)) ?? [at];
  return {
    ...form,
    lines: form.lines.map((line, place) => (group.includes(place) ? change(line) : line)),
  };
}
