import { isTargetKind, type TargetKind } from '#core/catalogue/services/target-kinds.pure.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';

/** What a customer wrote beside the link, and what for; nothing where that has no name of its own. */
export interface ShownWritten {
  kind: Exclude<TargetKind, 'textarea'> | null;
  values: string[];
}

/** All that has no name stands together. */
export function shownWritten(targets: readonly TargetableValue[]): ShownWritten[] {
  const shown = targets.map(({ viewType, values }): ShownWritten => ({
    kind: isTargetKind(viewType) && viewType !== 'textarea' ? viewType : null,
    values,
  }));
  const unnamed = shown.flatMap(({ kind, values }) => (kind === null ? values : []));
  const named = shown.filter(({ kind }) => kind !== null);
  return unnamed.length === 0 ? named : [...named, { kind: null, values: unnamed }];
}
