import type { AppLoadContext } from '@remix-run/node';
import type { ThreeWayDifference } from '#core/studio/drafts/draft.contract.ts';
import { getDraftDifference } from '#core/studio/drafts/draft.operations.ts';
import { differenceInWords } from '#app/areas/studio/difference/difference-in-words.server.ts';
import type { ShownValue } from '#app/areas/studio/difference/shown-value.ts';
import { valueInWords } from '#app/areas/studio/difference/value-in-words.server.ts';
import { draftDocuments, publishedDocuments } from '#app/areas/studio/report/load-report.server.ts';
import { placeInWords, type ShownPlace } from '#app/areas/studio/report/place-in-words.server.ts';
import { placeText } from './choices.server.ts';

/** A field that both sides changed, each to something else. */
export interface Conflict {
  /** What the form calls it. */
  place: string;
  shown: ShownPlace;
  base: ShownValue;
  mine: ShownValue;
  theirs: ShownValue;
}

/** The three sides of the draft: what has to be decided, and what is taken from either side. */
export async function loadMerge(context: AppLoadContext) {
  const { locale } = context;
  const { data, meta } = await context.core.call(getDraftDifference);
  const [draft, published, base] = await Promise.all([
    draftDocuments(context),
    publishedDocuments(context, meta.published_revision),
    publishedDocuments(context, meta.base_revision),
  ]);
  const conflicts = data
    .filter((one) => one.is_conflict)
    .map((one): Conflict => {
      const { kind, key, pointer } = one;
      const say = (value: unknown, side: typeof base) => {
        const body = side.find((document) => document.kind === kind && document.key === key)?.body;
        return valueInWords(value, { kind, pointer, body, locale });
      };
      return {
        place: placeText(one),
        shown: placeInWords(one, [...draft, ...published], locale),
        base: say(one.base, base),
        mine: say(one.mine, draft),
        theirs: say(one.theirs, published),
      };
    });
  const taken = data.filter((one) => !one.is_conflict);
  const words = (side: 'mine' | 'theirs') =>
    differenceInWords({
      differences: taken.filter((one) => hasChanged(one, side)).map((one) => sideOf(one, side)),
      before: base,
      after: side === 'mine' ? draft : published,
      locale,
    });
  return {
    rev: meta.rev,
    published: meta.published_revision,
    conflicts,
    theirs: words('theirs'),
    mine: words('mine'),
  };
}

const sideOf = (one: ThreeWayDifference, side: 'mine' | 'theirs') => ({
  ...{ kind: one.kind, key: one.key, pointer: one.pointer },
  before: one.base,
  after: one[side],
});

/** Values come as JSON, whose properties stand in the order they were written in. */
const hasChanged = (one: ThreeWayDifference, side: 'mine' | 'theirs') =>
  JSON.stringify(one.base) !== JSON.stringify(one[side]);
