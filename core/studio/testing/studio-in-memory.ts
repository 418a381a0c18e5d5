import { AppError } from '#core/errors.ts';
import { joinChanges } from '#core/studio/documents/join-changes.ts';
import type { Side } from '#core/studio/documents/merge-json.ts';
import { mergeSets } from '#core/studio/documents/merge-sets.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import { numberNew, type GiveNumber } from '#core/studio/drafts/number-new.ts';
import { makeReady } from '#core/studio/publishing/ready-to-publish.ts';
import { upToDate } from '#core/studio/revisions/restore-revision.ts';
import { inOrderOfKinds, treeOf, type DocumentSet } from '#core/tenancy/revisions/document-set.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { Person, Shown, Studio } from './studio.ts';

interface Step {
  rev: number;
  after: number | undefined;
  base: number;
  documents: DocumentSet;
}

interface Draft {
  head: number | undefined;
  steps: Step[];
  isEnded: boolean;
}

/**
 * The studio without a database: what the real one must do, said as simply as it can be. Only what
 * joins and checks documents is the same code.
 */
export class StudioInMemory implements Studio {
  #revs = 0;
  readonly #revisions: { rev: number; documents: DocumentSet }[] = [];
  readonly #drafts: [Draft[], Draft[]] = [[], []];
  #numbers = new Map<DocumentKind, number>();
  readonly #keys = new Set<string>();

  constructor(first: DocumentSet) {
    this.#publish(first);
  }

  async look(who: Person): Promise<Shown> {
    const { rev, base, documents, head, draft } = this.#state(who);
    const isNext = draft?.steps.some(({ after }) => after === draft.head) ?? false;
    return {
      ...{ rev, base, documents, published: this.#revisions.length },
      canUndo: head !== undefined,
      canRedo: isNext,
    };
  }

  async save(who: Person, asked: { rev: number; changes: DraftChange[] }): Promise<void> {
    const state = this.#state(who);
    const seen = this.#documentsAt(who, asked.rev);
    if (!seen) throw new AppError('draft_conflict');
    const { documents: head } = state;
    const numbers = new Map(this.#numbers);
    const changes = await numberNew(counterOf(numbers), { changes: asked.changes, seen, head });
    const { documents, conflicts } = joinChanges({ seen, head, changes });
    if (conflicts.length > 0) throw new AppError('draft_conflict');
    this.#numbers = numbers;
    this.#step(who, { documents, base: state.base });
  }

  async undo(who: Person, rev: number): Promise<void> {
    this.#require(who, rev);
    const { draft, head } = this.#state(who);
    if (draft && head) draft.head = head.after;
  }

  async redo(who: Person, rev: number): Promise<void> {
    this.#require(who, rev);
    const { draft } = this.#state(who);
    const next = draft?.steps.findLast(({ after }) => after === draft.head);
    if (draft && next) draft.head = next.rev;
  }

  async discard(who: Person, rev: number): Promise<void> {
    this.#require(who, rev);
    const { draft } = this.#state(who);
    if (draft) draft.isEnded = true;
  }

  async goTo(who: Person, { rev, step }: { rev: number; step: number }): Promise<void> {
    const found = this.#allSteps(who)[step];
    if (!found) throw new AppError('not_found');
    this.#require(who, rev);
    this.#step(who, found);
  }

  async reopen(who: Person, { rev, draft: at }: { rev: number; draft: number }): Promise<void> {
    const draft = this.#ended(who)[at];
    if (!draft) throw new AppError('not_found');
    this.#require(who, rev);
    const head = draft.steps.find((step) => step.rev === draft.head);
    if (head) this.#step(who, head);
  }

  async restore(who: Person, asked: { rev: number; revision: number }): Promise<void> {
    const revision = this.#revisions[asked.revision - 1];
    if (!revision) throw new AppError('not_found');
    this.#require(who, asked.rev);
    const documents = upToDate(revision.documents);
    this.#step(who, { documents, base: this.#revisions.length });
  }

  async merge(
    who: Person,
    { rev, published, side }: { rev: number; published: number; side: Side },
  ): Promise<void> {
    this.#require(who, rev);
    if (published !== this.#revisions.length) throw new AppError('base_moved');
    const { documents: mine, base } = this.#state(who);
    const sets = { base: this.#revision(base), mine, theirs: this.#revision(published) };
    this.#step(who, { documents: mergeSets(sets, () => side).documents, base: published });
  }

  async publish(
    who: Person,
    { rev, base, key }: { rev: number; base: number; key: string },
  ): Promise<void> {
    if (this.#keys.has(key)) return;
    this.#require(who, rev);
    const state = this.#state(who);
    const published = this.#revisions.length;
    if (state.base !== published || base !== published) throw new AppError('base_moved');
    const isSame = (a: DocumentSet, b: DocumentSet) => treeOf(a).hash === treeOf(b).hash;
    const present = this.#revision(published);
    if (isSame(state.documents, present)) throw new AppError('nothing_changed');
    const { kept } = makeReady(state.documents);
    if (isSame(kept, present)) throw new AppError('nothing_changed');
    this.#publish(kept);
    this.#keys.add(key);
    if (state.draft) state.draft.isEnded = true;
  }

  async steps(who: Person): Promise<DocumentSet[]> {
    return this.#allSteps(who).map(({ documents }) => documents);
  }

  async endedDrafts(who: Person): Promise<number> {
    return this.#ended(who).length;
  }

  async live(): Promise<DocumentSet> {
    return this.#revision(this.#revisions.length);
  }

  async revisions(): Promise<DocumentSet[]> {
    return this.#revisions.map(({ documents }) => documents);
  }

  #state(who: Person) {
    const draft = this.#drafts[who].find(({ isEnded }) => !isEnded);
    const head = draft?.steps.find(({ rev }) => rev === draft.head);
    const published = this.#revisions.length;
    const rev = head?.rev ?? this.#revisions[published - 1]?.rev ?? 0;
    const documents = head?.documents ?? this.#revision(published);
    return { draft, head, rev, documents, base: head?.base ?? published };
  }

  #revision(number: number): DocumentSet {
    return this.#revisions[number - 1]?.documents ?? [];
  }

  #documentsAt(who: Person, rev: number): DocumentSet | undefined {
    const known = [...this.#allSteps(who), ...this.#revisions];
    return known.find((state) => state.rev === rev)?.documents;
  }

  #require(who: Person, rev: number): void {
    if (this.#state(who).rev !== rev) throw new AppError('draft_conflict');
  }

  #allSteps(who: Person): Step[] {
    return this.#drafts[who].flatMap(({ steps }) => steps);
  }

  #ended(who: Person): Draft[] {
    return this.#drafts[who].filter(({ isEnded, steps }) => isEnded && steps.length > 0);
  }

  #step(who: Person, { documents, base }: Pick<Step, 'documents' | 'base'>): void {
    const state = this.#state(who);
    const isSame = treeOf(documents).hash === treeOf(state.documents).hash;
    if (isSame && state.base === base) return;
    const draft = state.draft ?? { head: undefined, steps: [], isEnded: false };
    if (!state.draft) this.#drafts[who].push(draft);
    this.#revs += 1;
    const step = { rev: this.#revs, after: draft.head, base, documents: inOrderOfKinds(documents) };
    draft.steps.push(step);
    draft.head = step.rev;
  }

  #publish(documents: DocumentSet): void {
    this.#revs += 1;
    this.#revisions.push({ rev: this.#revs, documents: inOrderOfKinds(documents) });
    for (const { kind, body } of documents) {
      const id = typeof body['id'] === 'number' ? body['id'] : 0;
      this.#numbers.set(kind, Math.max(id, this.#numbers.get(kind) ?? 0));
    }
  }
}

function counterOf(numbers: Map<DocumentKind, number>): GiveNumber {
  return async ({ kind, above }) => {
    const next = Math.max(numbers.get(kind) ?? 0, above) + 1;
    numbers.set(kind, next);
    return next;
  };
}
