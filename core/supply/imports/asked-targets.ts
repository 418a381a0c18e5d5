import type { CatalogueChange } from '#core/catalogue/services/change-catalogue.ts';
import type { WholeCatalogue } from '#core/catalogue/services/read-whole.ts';
import { choicesOf, type TargetKind } from '#core/catalogue/services/target-kinds.pure.ts';

interface AskedTargetsOptions {
  present: WholeCatalogue['targets'];
  /** Makes what the shop does not have; forms name it by its kind. */
  canAdd: boolean;
}

/** Finds what services ask for beside the link, by its kind. */
export class AskedTargets {
  readonly added: CatalogueChange['targets'] = [];
  readonly #options: AskedTargetsOptions;

  constructor(options: AskedTargetsOptions) {
    this.#options = options;
  }

  /** Nothing where the shop does not have all of them. */
  idsOf(kinds: readonly TargetKind[]): number[] | undefined {
    const ids = kinds.map((kind) => this.#idOf(kind));
    return ids.every((id) => id !== undefined) ? ids : undefined;
  }

  #idOf(kind: TargetKind): number | undefined {
    const { present, canAdd } = this.#options;
    const all = [...present, ...this.added];
    const found = all.find(({ view_type: own }) => own === kind);
    return found?.id ?? (canAdd ? this.#add(kind, all) : undefined);
  }

  #add(kind: TargetKind, all: readonly { id: number }[]): number {
    const choices = choicesOf(kind);
    const id = all.reduce((most, own) => Math.max(most, own.id), 0) + 1;
    this.added.push({
      ...{ id, name: kind, view_type: kind, is_selectable: choices.length > 0 },
      selectable_values: choices.map((choice) => ({ id: choice, name: {} })),
      ...{ position: all.length, texts: {} },
    });
    return id;
  }
}
