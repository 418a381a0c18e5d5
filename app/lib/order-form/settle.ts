import { isCountable } from '#core/catalogue/services/target-kinds.pure.ts';
import { MOST_MINUTES, snapRuns, MOST_RUNS } from '#core/ordering/form/drip-feed.pure.ts';
import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import { withQuantity, type OrderLine } from '#core/ordering/form/order-line.pure.ts';
import { withoutPreselected } from '#core/ordering/form/order-query.pure.ts';
import type { FormService, Known } from './known.ts';

/** The form as far as the catalogue allows it: what contradicts itself is chosen again. */
export function settled(form: OrderForm, known: Known): OrderForm {
  const lines = form.lines.map((line) => settledLine(line, known));
  const networkOf = new Map(
    form.groups.flatMap((places) => {
      const network = places.map((at) => lines[at]?.networkId ?? 0).find((id) => id !== 0) ?? 0;
      return places.map((at) => [at, network] as const);
    }),
  );
  return {
    ...form,
    lines: lines.map((line, at) => {
      const network = networkOf.get(at) ?? line.networkId;
      // One link is of one network, and so are all lines that are ordered for it.
      return network === line.networkId ? line : settledLine(ofNetwork(line, network), known);
    }),
  };
}

export function ofNetwork(line: OrderLine, networkId: number): OrderLine {
  if (line.networkId === networkId) return line;
  return { ...withoutService(line), networkId, serviceTypeId: 0, availableServiceTypeIds: null };
}

function settledLine(line: OrderLine, known: Known): OrderLine {
  const service = known.services[line.serviceId];
  if (line.serviceId !== 0 && service === null) {
    return placed(withoutPreselected(line), known);
  }
  if (!service || !isWithin(service, line)) {
    return placed(service ? withoutService(line) : line, known);
  }
  return ordered({ ...line, networkId: service.networkId, serviceTypeId: service.typeId }, service);
}

/** An address may name a service without saying where it belongs. */
export function isWithin({ networkId, typeId }: FormService, line: OrderLine): boolean {
  const isOfType = line.serviceTypeId === 0 || line.serviceTypeId === typeId;
  return isOfType && (line.networkId === 0 || line.networkId === networkId);
}

/** Without a service there is nothing that could be said about how it is ordered. */
export function withoutService(line: OrderLine): OrderLine {
  return { ...line, serviceId: 0, preselectedServiceSlug: null, isServicesFreezed: false };
}

function placed(line: OrderLine, { networks }: Known): OrderLine {
  const networkOfType = networks.find(({ types }) =>
    types.some(({ id }) => id === line.serviceTypeId),
  );
  const network =
    networks.find(({ id }) => id === line.networkId) ??
    (line.networkId === 0 ? networkOfType : undefined);
  const types = network?.types.filter(({ id }) => isAllowed(line, id)) ?? [];
  const type = types.find(({ id }) => id === line.serviceTypeId);
  // Where there is only one, there is nothing to choose.
  const only = types.length === 1 ? types[0] : undefined;
  return {
    ...line,
    networkId: network?.id ?? 0,
    serviceTypeId: (type ?? only)?.id ?? 0,
    serviceId: type ? line.serviceId : 0,
  };
}

export function isAllowed({ availableServiceTypeIds: only }: OrderLine, typeId: number): boolean {
  return only === null || only.includes(typeId);
}

function ordered(line: OrderLine, service: FormService): OrderLine {
  const targetableValues = service.targets.flatMap(({ id, type }) => {
    const values = line.targetableValues.find(({ targetId }) => targetId === id)?.values ?? [];
    return values.length > 0 ? [{ targetId: id, viewType: type.view_type, values }] : [];
  });
  const own = {
    ...line,
    targetableValues,
    preselectedServiceSlug: service.isRestricted ? service.slug : null,
    countries: line.countries.filter((id) => service.allowed_use_countries.includes(id)),
    numberOfRuns: snapRuns(Math.min(line.numberOfRuns, MOST_RUNS)),
    dripFeedMinutes: Math.min(Math.max(line.dripFeedMinutes, 1), MOST_MINUTES),
    dripFeedQuantityStep: snapStep(line.dripFeedQuantityStep, service),
  };
  const asked = line.quantity === 0 || service.isPackage ? service.default_quantity : line.quantity;
  const snapped = withQuantity(own, service, asked);
  return service.isCalculable
    ? { ...snapped, quantity: writtenLines(own.targetableValues) }
    : snapped;
}

/** Runs grow by what can be ordered, or they could not be. */
function snapStep(growth: number, { quantity_step: step }: FormService): number {
  return Math.max(1, Math.round(growth / step)) * step;
}

/** How many lines are written, which is the quantity where it is calculable. */
export function writtenLines(targets: OrderLine['targetableValues']): number {
  const counted = targets.filter(({ viewType }) => isCountable(viewType));
  const values = (counted.length > 0 ? counted : targets).flatMap((target) => target.values);
  return values.filter((text) => text.trim() !== '').length;
}
