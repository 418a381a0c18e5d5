import type { Repair } from '#themes/repairs.ts';
import type { Language } from '#locales/languages.ts';
import { deadLinks, type DeadLink, type Known } from './dead-links.server.ts';
import { effectsOf, policyChanges, validOf, type PolicyChange } from './effects.server.ts';
import { idleSettings } from './idle-settings.ts';
import { missingTexts, offeredLanguages } from './missing-texts.ts';
import { oldPictures } from './old-pictures.ts';
import { placeId, type Place, type StudioDocument } from './places.ts';

/** Whether what is public has the same, so that nobody is asked about it again. */
export type Told<Found> = Found & { isNew: boolean };

export interface SizeChange {
  part: 'theme' | 'code';
  before: number;
  after: number;
}

/** What publishing a draft would do, beside the fields that it changes. */
export interface Report {
  /** Undefined while the settings are not valid: nobody can say what pages would look like. */
  repairs: Told<Repair>[] | undefined;
  missing: { language: Language; places: Told<Place>[] }[];
  dead: Told<DeadLink>[];
  /** Pictures of the brand that a new logo left as they were. */
  old: Place[];
  /** Settings that change nothing at this instance. */
  idle: Told<Place>[];
  codeFault: Told<{ message: string }> | undefined;
  policy: PolicyChange[];
  bytes: SizeChange[];
  /** How much of it is new and wants a word: publishing it needs a note. */
  warnings: number;
}

interface ReportInput {
  draft: readonly StudioDocument[];
  published: readonly StudioDocument[];
  /** Of the draft; what pages it offers is read from its own settings. */
  known: Omit<Known, 'settings'>;
  /** The instance is rented from another. */
  isRented: boolean;
}

/** Compares what a draft would make public with what is public. */
export function reportOf({ draft, published, known, isRented }: ReportInput): Report {
  const [before, after] = [effectsOf(published), effectsOf(draft)];
  const report = {
    repairs: after && told(after.repairs, before?.repairs ?? [], repairId),
    missing: missingIn(draft, published),
    dead: told(deadIn(draft, known), deadIn(published, known), deadId),
    old: oldPictures(draft, published),
    idle: told(idleSettings(draft, isRented), idleSettings(published, isRented), placeId),
    codeFault:
      after?.codeFault === undefined
        ? undefined
        : { message: after.codeFault, isNew: after.codeFault !== before?.codeFault },
    policy: after ? policyChanges(before?.policy ?? {}, after.policy) : [],
    bytes: after ? sizeChanges(before?.bytes, after.bytes) : [],
  };
  return { ...report, warnings: warningsIn(report) };
}

function told<Found>(
  found: readonly Found[],
  before: readonly Found[],
  idOf: (one: Found) => string,
): Told<Found>[] {
  const known = new Set(before.map(idOf));
  return found.map((one) => ({ ...one, isNew: !known.has(idOf(one)) }));
}

const repairId = ({ theme, seed, token, reason, from, to }: Repair) =>
  [theme, seed, token, reason, from, to].join(' ');

const deadId = (dead: DeadLink) => `${placeId(dead)} ${dead.address} ${dead.reason}`;

function deadIn(documents: readonly StudioDocument[], known: ReportInput['known']): DeadLink[] {
  const [settings] = validOf(documents, 'settings');
  return deadLinks(documents, { ...known, settings });
}

function missingIn(draft: readonly StudioDocument[], published: readonly StudioDocument[]) {
  // A language that is newly offered misses what nobody had to write before.
  const before = missingTexts(published, languagesOf(published));
  return missingTexts(draft, languagesOf(draft)).map(({ language, places }) => ({
    language,
    places: told(places, before.find((one) => one.language === language)?.places ?? [], placeId),
  }));
}

const languagesOf = (documents: readonly StudioDocument[]) =>
  offeredLanguages(documents.find(({ kind }) => kind === 'settings')?.body ?? {});

function sizeChanges(
  before: { theme: number; code: number } | undefined,
  after: { theme: number; code: number },
): SizeChange[] {
  return (['theme', 'code'] as const).flatMap((part) => {
    const change = { part, before: before?.[part] ?? 0, after: after[part] };
    return change.before === 0 && change.after === 0 ? [] : [change];
  });
}

function warningsIn(report: Omit<Report, 'warnings'>): number {
  const fresh = (list: readonly { isNew: boolean }[]) => list.filter(({ isNew }) => isNew).length;
  return (
    fresh(report.repairs ?? []) +
    report.missing.reduce((sum, { places }) => sum + fresh(places), 0) +
    fresh(report.dead) +
    report.old.length +
    fresh(report.idle) +
    (report.codeFault?.isNew ? 1 : 0) +
    report.policy.filter(({ added }) => added.length > 0).length
  );
}
