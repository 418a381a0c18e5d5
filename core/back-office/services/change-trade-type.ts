import type { CatalogueChange } from '#core/catalogue/services/change-catalogue.ts';
import type {
  ServiceParts,
  WholeCatalogue,
  WholeService,
} from '#core/catalogue/services/read-whole.ts';
import { isTargetKind } from '#core/catalogue/services/target-kinds.pure.ts';
import {
  TRADE_TYPES,
  tradeTypeNamed,
  tradeTypeOf,
} from '#core/catalogue/services/trade-types.pure.ts';
import { AppError } from '#core/errors.ts';
import { AskedTargets } from '#core/supply/imports/asked-targets.ts';

/** As price lists of the trade have it where they do not say. */
const USUAL_PER = 1_000;
const WHOLE = { pricing_per: 1, min_quantity: 1, max_quantity: 1, quantity_step: 1 } as const;

type Asked = Pick<ServiceParts, 'targets'>;

/** What a service is called in the trade; nothing where it asks for more than any type does. */
export const typeNameOf = (service: WholeService, { targets }: Asked): string | undefined =>
  tradeTypeOf({
    isFixed: service.price_type === 'fixed',
    isCounted: service.calculable_quantity,
    targets,
  })?.name;

interface Choosing {
  own: string | undefined;
  isPackage: boolean;
  /** What those sell it as that it comes from. */
  ofSources: readonly string[];
}

/** What a service can be: what it is, and what everybody delivers that it comes from. */
export function choosableTypes({ own, isPackage, ofSources }: Choosing): string[] {
  const sold = ofSources.map((name) => tradeTypeNamed(name)?.name);
  const names = [...new Set(TRADE_TYPES.map(({ name }) => name))];
  return names.filter(
    (name) => name === own || (!isPackage && sold.every((other) => other === name)),
  );
}

interface Retyping {
  service: WholeService;
  parts: ServiceParts;
  ofSources: readonly string[];
  targets: WholeCatalogue['targets'];
}

interface Retyped {
  service: WholeService;
  change: Pick<CatalogueChange, 'targets' | 'serviceTargets' | 'withdrawnTargets'>;
}

/** A service as another type of the trade: how it is sold, and what it asks for beside the link. */
export function retype(name: string, { service, parts, ofSources, targets }: Retyping): Retyped {
  const own = typeNameOf(service, parts);
  const options = choosableTypes({ own, isPackage: parts.isPackage, ofSources });
  const type = options.includes(name) ? tradeTypeNamed(name) : undefined;
  if (!type) {
    const problem = { code: 'not_one_of' as const, params: { options: options.join(', ') } };
    throw new AppError('validation_failed', { fields: { trade_type: [problem] } });
  }
  const { id } = service;
  const asked = new AskedTargets({ present: targets, canAdd: true });
  const wanted = asked.idsOf(type.kinds) ?? [];
  // What the shop asks for by choices of its own is of no type, and stays.
  const gone = parts.targets.filter(
    ({ id: target, view_type: kind }) => isTargetKind(kind) && !wanted.includes(target),
  );
  const kept = parts.targets.filter((target) => !gone.includes(target));
  const first = Math.max(-1, ...kept.map(({ position }) => position)) + 1;
  const isFixed = type.isFixed ?? false;
  const wasFixed = service.price_type === 'fixed';
  return {
    service: {
      ...service,
      price_type: isFixed ? 'fixed' : 'per_quantity',
      calculable_quantity: type.isCounted ?? false,
      ...(isFixed && { ...WHOLE, default_quantity: 1 }),
      ...(wasFixed && !isFixed && { pricing_per: USUAL_PER }),
    },
    change: {
      targets: asked.added,
      serviceTargets: wanted
        .filter((target) => !kept.some(({ id: known }) => known === target))
        .map((target, at) => ({ service_id: id, target_id: target, position: first + at })),
      withdrawnTargets: gone.map(({ id: target }) => ({ service_id: id, target_id: target })),
    },
  };
}
