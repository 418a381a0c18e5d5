import type { z } from 'zod';
import {
  changeCatalogue,
  holdCatalogue,
  NO_CHANGE,
  type CatalogueChange,
} from '#core/catalogue/services/change-catalogue.ts';
import { readLabels, type LabelRow } from '#core/catalogue/services/labels.ts';
import { MOST_LABELS } from '#core/catalogue/services/most-labels.pure.ts';
import { pickField } from '#core/catalogue/services/pick-text.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, refuseField } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#locales/languages.ts';
import { auditedChanges } from '#core/back-office/services/change-service.ts';
import { takeFromServices } from './take-from-services.ts';
import type { addLabelBody, changeLabelBody, StaffLabel } from './staff-label.contract.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;
type Label = CatalogueChange['labels'][number];
type Names = Partial<Record<Language, string>>;

export async function listLabels(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: Pick<CustomerCaller, 'instanceId'>,
): Promise<{ data: StaffLabel[] }> {
  return db.read(instanceId, (trx) => shown(trx, instanceId));
}

const shown = async (trx: Trx, instanceId: number) => ({
  data: (await readLabels(trx, instanceId)).map(({ id, color, texts, services }) => ({
    ...{ id, names: namesOf(texts), color, services },
  })),
});

/** As they are kept, but for languages that the panel does not have. */
const namesOf = (texts: Label['texts']): Names =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = texts[language]?.name;
      return name === undefined ? [] : [[language, name]];
    }),
  );

export function addLabel(deps: Ports, caller: CustomerCaller, body: z.output<typeof addLabelBody>) {
  return inCatalogue(deps, caller, async (trx, present) => {
    if (present.length >= MOST_LABELS) {
      refuseField('names.en', { code: 'too_many', params: { count: MOST_LABELS } });
    }
    const last = (of: 'id' | 'position') => Math.max(0, ...present.map((label) => label[of]));
    const label = {
      ...{ id: last('id') + 1, position: last('position') + 1, color: body.color },
      texts: textsAfter({}, body.names, present),
    };
    await record(deps, trx, { caller, action: 'label.added', label });
    return { labels: [label] };
  });
}

interface Changing {
  labelId: string;
  body: z.output<typeof changeLabelBody>;
}

export function changeLabel(deps: Ports, caller: CustomerCaller, { labelId, body }: Changing) {
  return inCatalogue(deps, caller, async (trx, present) => {
    const { services: _services, ...before } = labelCalled(present, labelId);
    const others = present.filter(({ id }) => id !== before.id);
    const label = {
      ...{ ...before, color: body.color ?? before.color },
      texts: textsAfter(before.texts, body.names, others),
    };
    const said = {
      ...auditedChanges(nameChanges(before, label)),
      ...(label.color !== before.color && { color_before: before.color, color_after: label.color }),
      ...saidOfPlace(present, label.id, body.place),
    };
    if (Object.keys(said).length === 0) return undefined;
    await record(deps, trx, { caller, action: 'label.changed', label, said });
    return { labels: body.place === undefined ? [label] : inOrder(present, label, body.place) };
  });
}

/** Services that have it go on without it. */
export function deleteLabel(deps: Ports, caller: CustomerCaller, labelId: string) {
  return inCatalogue(deps, caller, async (trx, present) => {
    const label = labelCalled(present, labelId);
    const count = await takeFromServices(deps, trx, { caller, label, labels: present });
    await record(deps, trx, { caller, action: 'label.deleted', label, said: { count } });
    return { removedLabels: [label.id] };
  });
}

/** People count from one. */
function saidOfPlace(present: Present, id: number, place: number | undefined) {
  const at = present.findIndex((label) => label.id === id);
  const after = Math.min(place ?? at, present.length - 1);
  return after === at ? {} : { place_before: String(at + 1), place_after: String(after + 1) };
}

/** All of them as they stand from now on, this one at its place. */
function inOrder(present: Present, label: Label, place: number): Label[] {
  const others = present.flatMap(({ services: _services, ...other }) =>
    other.id === label.id ? [] : [other],
  );
  return [...others.slice(0, place), label, ...others.slice(place)].map((one, position) => ({
    ...one,
    position,
  }));
}

type Present = readonly LabelRow[];
type Work = (trx: Trx, present: Present) => Promise<Partial<CatalogueChange> | undefined>;

/** The labels as they are after what was done with them; undefined where nothing was. */
async function inCatalogue(deps: Ports, { instanceId }: CustomerCaller, work: Work) {
  const hosts = await listInstanceHosts(deps, instanceId);
  return deps.db.inInstance(instanceId, async (trx) => {
    await holdCatalogue(deps, trx, { instanceId });
    const change = await work(trx, await readLabels(trx, instanceId));
    if (change) {
      await changeCatalogue(deps, trx, { instanceId, hosts, change: { ...NO_CHANGE, ...change } });
    }
    return shown(trx, instanceId);
  });
}

function labelCalled(present: Present, labelId: string): LabelRow {
  const label = present.find(({ id }) => String(id) === labelId);
  if (!label) throw new AppError('not_found');
  return label;
}

/** Its names from now on; who chooses labels by their names needs them to differ. */
function textsAfter(
  before: Label['texts'],
  written: Changing['body']['names'],
  others: Present,
): Label['texts'] {
  const texts = { ...before };
  for (const language of LANGUAGES) {
    const name = written[language];
    if (name === undefined) continue;
    if (name === null) {
      delete texts[language];
      continue;
    }
    const isTaken = others.some(({ texts: other }) => isSame(other[language]?.name, name));
    if (isTaken) refuseField(`names.${language}`, { code: 'taken' });
    texts[language] = { name };
  }
  if (Object.values(texts).every((text) => !text?.name)) {
    refuseField(`names.${DEFAULT_LANGUAGE}`, { code: 'required' });
  }
  return texts;
}

const isSame = (one: string | undefined, other: string) =>
  one?.toLowerCase() === other.toLowerCase();

const nameChanges = (before: Label, after: Label): FieldChange[] =>
  LANGUAGES.flatMap((language) => {
    const sides = {
      before: before.texts[language]?.name ?? null,
      after: after.texts[language]?.name ?? null,
    };
    return sides.before === sides.after ? [] : [{ field: 'name' as const, ...sides, language }];
  });

interface Recorded {
  caller: CustomerCaller;
  action: 'label.added' | 'label.changed' | 'label.deleted';
  label: Label;
  said?: Record<string, string | number | null>;
}

async function record(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { caller, action, label, said }: Recorded,
): Promise<void> {
  const { customer: staff, language } = caller;
  await recordAudit({ clock, trx }, caller, {
    ...{ action, staffId: staff.id, sessionId: staff.sessionId },
    details: { name: pickField(label.texts, 'name', language) ?? '', ...said },
  });
}
