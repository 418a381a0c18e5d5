import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';
import type { Repair } from '#themes/repairs.ts';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { problemText } from '#app/areas/studio/fields/field-problem.ts';
import { fieldAt } from '#app/areas/studio/form/form-steps.ts';
import { placedProblems } from '#app/areas/studio/form/problem-places.ts';
import { colourPointer } from '#app/areas/studio/colour-place.ts';
import { editorOf } from '#app/areas/studio/difference/places-in-words.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import type { DeadReason } from './dead-links.server.ts';
import type { LoadedReport } from './load-report.server.ts';
import { placeInWords, type ShownPlace } from './place-in-words.server.ts';
import type { Place } from './places.ts';
import type { Report, Told } from './report.server.ts';

export interface ShownProblem extends ShownPlace {
  text: string;
}

export interface ShownRepair extends Told<
  Pick<Repair, 'theme' | 'seed' | 'token' | 'reason' | 'from' | 'to'>
> {
  /** Which colours the repair is about: ink and ground, or one alone. */
  tokens: string;
  contrast: { was: number; ratio: number; least: number } | undefined;
  url: string | undefined;
}
export type ShownDeadLink = Told<ShownPlace & { address: string; reason: DeadReason }>;
export interface ShownMissing {
  language: Report['missing'][number]['language'];
  /** How many of them are new. */
  fresh: number;
  places: Told<ShownPlace>[];
}

type Problem = DraftDocument['problems'][number];

/** The report as its page shows it: problems and places with their words and links. */
export function reportInWords({ documents, report }: LoadedReport, locale: string) {
  const settings = documents.find(({ kind }) => kind === 'settings')?.body;
  const word = (place: Place) => placeInWords(place, documents, locale);
  return {
    problems: problemsInWords(documents, locale),
    repairs: report.repairs?.map((repair) => repairInWords(repair, settings)),
    dead: report.dead.map((dead): ShownDeadLink => ({
      ...word(dead),
      id: `${dead.pointer} ${dead.address}`,
      ...{ address: dead.address, reason: dead.reason, isNew: dead.isNew },
    })),
    old: report.old.map(word),
    idle: report.idle.map((place) => ({ ...word(place), isNew: place.isNew })),
    missing: report.missing.map(({ language, places }): ShownMissing => ({
      language,
      fresh: places.filter(({ isNew }) => isNew).length,
      places: places.map((place) => ({ ...word(place), isNew: place.isNew })),
    })),
    codeFault: report.codeFault && {
      ...report.codeFault,
      url: editorOf({ ...SETTINGS, pointer: '/customCode/source' }),
    },
    policy: report.policy,
    bytes: report.bytes,
    warnings: report.warnings,
  };
}

export type ShownReport = ReturnType<typeof reportInWords>;

const SETTINGS = { kind: 'settings', key: 'settings' } as const;

function repairInWords(repair: Told<Repair>, settings: unknown): ShownRepair {
  const { theme, seed, token, reason, from, to, isNew, pair, was, ratio, least } = repair;
  const isMeasured = was !== undefined && ratio !== undefined && least !== undefined;
  return {
    ...{ theme, seed, token, reason, from, to, isNew },
    tokens: pair ? `${pair.ink} / ${pair.ground}` : token,
    contrast: isMeasured ? { was, ratio, least } : undefined,
    url: editorOf({ ...SETTINGS, pointer: colourPointer(settings, repair) }),
  };
}

function problemsInWords(documents: readonly DraftDocument[], locale: string): ShownProblem[] {
  // Each code has a text in every language.
  const t = textsOf(locale).t as (key: string, params?: object) => string;
  const ofFields = textsOf(locale).getFixedT(locale, 'studio-fields');
  // A percentage as its form says it, which asks for no part of one.
  const said = (problem: Problem, field: FieldNode | undefined): string =>
    field?.control === 'percent'
      ? problemText(problem, field, ofFields)
      : t(`errors:field.${problem.code}`, problem.params ?? {});
  return documents.flatMap(({ kind, key, problems, body }) =>
    placedProblems(problems, { fields: FIELDS[kind], document: body }).map(
      (problem, at): ShownProblem => ({
        ...placeInWords({ kind, key, pointer: problem.pointer }, documents, locale),
        id: `${kind} ${key} ${problem.pointer} ${at}`,
        text: said(problem, fieldAt(FIELDS[kind], problem.pointer, body)),
      }),
    ),
  );
}
