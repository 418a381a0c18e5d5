import type { AppLoadContext } from '@remix-run/node';
import { PRESETS, type Preset as Palette } from '#themes/presets.ts';
import { listPictureColours } from '#core/studio/picture-colours/picture-colours.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { isObject, type Values } from '#app/areas/studio/form/documents.ts';
import type { LoadedEditor } from '#app/areas/studio/editor/editor-form.tsx';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import type { SettingsGroup } from '#app/areas/studio/settings-groups.ts';
import { diagnoseCode, type Diagnosis } from './diagnose-code.server.ts';

export type PresetId = Palette['id'];

/** What stands around the fields of a page beside what its schemas say. */
export type Tools =
  | { kind: 'none' }
  | { kind: 'colours'; logo: string | undefined; found: string[]; presets: Preset[] }
  | { kind: 'code'; diagnosis: Diagnosis | undefined; isRunning: boolean };

export interface Preset {
  id: PresetId;
  colours: Values;
  swatches: string[];
}

interface Page {
  group: SettingsGroup;
  editor: LoadedEditor;
  /** Whether the code of the draft is tried on this page. */
  isRunning: boolean;
}

export async function loadTools(context: AppLoadContext, page: Page): Promise<Tools> {
  const { group, editor, isRunning } = page;
  if (group === 'colours') return colourTools(context);
  if (group === 'code') {
    return { kind: 'code', diagnosis: diagnoseCode(editor.values['customCode']), isRunning };
  }
  return { kind: 'none' };
}

async function colourTools(context: AppLoadContext): Promise<Tools> {
  const logo = await logoOf(context);
  const presets = PRESETS.map(({ id, colours }) => ({
    id,
    colours: { ...colours },
    swatches: [colours.light.primary, colours.light.accent, colours.light.background].filter(
      (one) => one !== undefined,
    ),
  }));
  return { kind: 'colours', logo, presets, found: await coloursIn(context, logo) };
}

/** The one of the draft, which may be another than the public one. */
async function logoOf({ core }: AppLoadContext): Promise<string | undefined> {
  const query = { kind: 'settings', key: 'settings' } as const;
  const { data } = await core.call(listDraftDocuments, { query });
  const logos = data[0]?.body['logos'];
  const light = isObject(logos) ? logos['light'] : undefined;
  const url = isObject(light) ? light['url'] : undefined;
  return typeof url === 'string' ? url : undefined;
}

/** A page of colours is one without them, too. */
async function coloursIn({ core, reportError }: AppLoadContext, logo: string | undefined) {
  if (logo === undefined) return [];
  try {
    const { data } = await core.call(listPictureColours, { query: { url: logo } });
    return data.map(({ colour }) => colour);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.status >= 500) reportError(error);
    return [];
  }
}
