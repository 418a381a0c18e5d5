import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { pointerKeys } from '#instance-schema/json-pointer.ts';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import type { CoreClient } from '../core/core.server.ts';
import { migrateDocument } from '#instance-schema/migrate.ts';
import { salvageDocument } from '../instance/salvage.server.ts';

/** A value that somebody is typing and has not saved yet; nothing takes it away. */
export interface TypedValue {
  pointer: string;
  value: string;
}

/**
 * The settings of the caller's draft as its pages show them: what is not valid is as it is
 * published.
 */
export async function draftSettings(
  { core, instance }: { core: CoreClient; instance: { settings: Settings } },
  typed: readonly TypedValue[] = [],
): Promise<Settings> {
  const { data } = await core.call(listDraftDocuments, { query: { kind: 'settings' } });
  const { settings: published } = instance;
  const body = structuredClone(data[0]?.body ?? {});
  for (const { pointer, value } of typed) typeInto(body, pointer, value);
  const migrated = migrateDocument('settings', body);
  // With every default written down, it is a document as well.
  const lastGood = published as SettingsDocument;
  if (!migrated.ok) return published;
  const { document = lastGood } = salvageDocument({
    kind: 'settings',
    candidate: migrated.document,
    lastGood,
  });
  return fillDefaults('settings', document);
}

/** Puts a value where it is typed, with what it is a part of. */
function typeInto(body: Record<string, unknown>, pointer: string, value: string): void {
  const keys = pointerKeys(pointer);
  const last = keys.pop();
  if (last === undefined || [...keys, last].some((key) => key === '__proto__')) return;
  let holder: object = body;
  for (const key of keys) {
    const inner: unknown = Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;
    const next = typeof inner === 'object' && inner !== null ? inner : {};
    Reflect.set(holder, key, next);
    holder = next;
  }
  if (value === '') Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
}
