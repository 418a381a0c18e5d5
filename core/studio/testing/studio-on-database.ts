import type { Deps } from '#core/deps.ts';
import type { Side } from '#core/studio/documents/merge-json.ts';
import { getDraftDifference, mergeDraft } from '#core/studio/drafts/draft-difference.ts';
import { readDraftSets, readState } from '#core/studio/drafts/draft-state.ts';
import { goToDraftStep, listDraftSteps } from '#core/studio/drafts/draft-steps.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import {
  discardDraft,
  listEarlierDrafts,
  reopenDraft,
} from '#core/studio/drafts/earlier-drafts.ts';
import { getDraft, ownerOf } from '#core/studio/drafts/get-draft.ts';
import { saveDraft } from '#core/studio/drafts/save-draft.ts';
import { findStep } from '#core/studio/drafts/studio-draft.store.ts';
import { redoDraft, undoDraft } from '#core/studio/drafts/undo-draft.ts';
import { publishDraft } from '#core/studio/publishing/publish-draft.ts';
import { restoreRevision } from '#core/studio/revisions/restore-revision.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { listPublic } from '#core/tenancy/instances/publish-documents.ts';
import { readSet } from '#core/tenancy/revisions/contents.ts';
import {
  inOrderOfKinds,
  keptDocument,
  type DocumentSet,
} from '#core/tenancy/revisions/document-set.ts';
import { listRevisions } from '#core/tenancy/revisions/read-revisions.ts';
import { crashingDatabase } from '#core/testing/crashing-database.ts';
import type { Person, Shown, Studio } from './studio.ts';

/** The real use cases, as two people call them. */
export class StudioOnDatabase implements Studio {
  readonly #deps: Deps;
  readonly #people: readonly [CustomerCaller, CustomerCaller];

  constructor(deps: Deps, people: readonly [CustomerCaller, CustomerCaller]) {
    this.#deps = deps;
    this.#people = people;
  }

  /** The same on a process that ends before its transaction does. */
  crashing(statement: number): Studio {
    const { db } = crashingDatabase(this.#deps.db, statement);
    return new StudioOnDatabase({ ...this.#deps, db }, this.#people);
  }

  async look(who: Person): Promise<Shown> {
    const caller = this.#people[who];
    const draft = await getDraft(this.#deps, caller);
    const { mine } = await this.#deps.db.read(caller.instanceId, async (trx) =>
      readDraftSets(trx, await readState(trx, ownerOf(caller))),
    );
    return {
      ...{ rev: draft.rev, base: draft.base_revision, published: draft.published_revision },
      ...{ canUndo: draft.can_undo, canRedo: draft.can_redo, documents: mine },
    };
  }

  async save(who: Person, asked: { rev: number; changes: DraftChange[] }): Promise<void> {
    await saveDraft(this.#deps, this.#people[who], asked);
  }

  async undo(who: Person, rev: number): Promise<void> {
    await undoDraft(this.#deps, this.#people[who], rev);
  }

  async redo(who: Person, rev: number): Promise<void> {
    await redoDraft(this.#deps, this.#people[who], rev);
  }

  async discard(who: Person, rev: number): Promise<void> {
    await discardDraft(this.#deps, this.#people[who], rev);
  }

  async goTo(who: Person, { rev: seen, step }: { rev: number; step: number }): Promise<void> {
    const revs = await this.#revs(who);
    await goToDraftStep(this.#deps, this.#people[who], { rev: BigInt(revs[step] ?? 0), seen });
  }

  async reopen(who: Person, { rev: seen, draft }: { rev: number; draft: number }): Promise<void> {
    const { data } = await listEarlierDrafts(this.#deps, this.#people[who]);
    const id = BigInt(data.toReversed()[draft]?.id ?? 0);
    await reopenDraft(this.#deps, this.#people[who], { id, seen });
  }

  async restore(who: Person, asked: { rev: number; revision: number }): Promise<void> {
    const { rev: seen, revision } = asked;
    await restoreRevision(this.#deps, this.#people[who], { number: BigInt(revision), seen });
  }

  async merge(
    who: Person,
    { rev, published, side: take }: { rev: number; published: number; side: Side },
  ): Promise<void> {
    const caller = this.#people[who];
    const { data } = await getDraftDifference(this.#deps, caller);
    const choices = data.flatMap(({ is_conflict, kind, key, pointer }) =>
      is_conflict ? [{ kind, key, pointer, take }] : [],
    );
    await mergeDraft(this.#deps, caller, { rev, published_revision: published, choices });
  }

  async publish(
    who: Person,
    { rev, base, key }: { rev: number; base: number; key: string },
  ): Promise<void> {
    const body = { rev, base_revision: base, note: '' };
    const once = { key, route: 'POST /api/v1/studio/publish' };
    await publishDraft(this.#deps, this.#people[who], { body, once });
  }

  async steps(who: Person): Promise<DocumentSet[]> {
    const caller = this.#people[who];
    const { instanceId } = caller;
    const revs = await this.#revs(who);
    return this.#deps.db.read(instanceId, async (trx) => {
      const sets: DocumentSet[] = [];
      for (const rev of revs) {
        const step = await findStep(trx, ownerOf(caller), BigInt(rev));
        sets.push(await readSet(trx, instanceId, step?.tree ?? ''));
      }
      return sets;
    });
  }

  async endedDrafts(who: Person): Promise<number> {
    return (await listEarlierDrafts(this.#deps, this.#people[who])).data.length;
  }

  live(): Promise<DocumentSet> {
    const { instanceId } = this.#people[0];
    return this.#deps.db.read(instanceId, async (trx) => {
      const rows = await listPublic(trx, instanceId);
      return inOrderOfKinds(rows.map(({ kind, key, body }) => keptDocument({ kind, key }, body)));
    });
  }

  revisions(): Promise<DocumentSet[]> {
    const { instanceId } = this.#people[0];
    return this.#deps.db.read(instanceId, async (trx) => {
      const all = await listRevisions(trx, { instanceId, most: 1_000 });
      const sets: DocumentSet[] = [];
      for (const { tree } of all.toReversed()) sets.push(await readSet(trx, instanceId, tree));
      return sets;
    });
  }

  /** As the lists of steps name them, of the drafts that have ended as well, the first first. */
  async #revs(who: Person): Promise<number[]> {
    const caller = this.#people[who];
    const { data: ended } = await listEarlierDrafts(this.#deps, caller);
    const drafts = [...ended.map(({ id }) => ({ draft: String(id) })), {}];
    const revs: number[] = [];
    for (const draft of drafts) {
      const { data } = await listDraftSteps(this.#deps, caller, draft);
      revs.push(...data.map(({ rev }) => rev));
    }
    return revs.sort((a, b) => a - b);
  }
}
