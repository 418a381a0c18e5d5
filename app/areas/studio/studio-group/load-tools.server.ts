import type { AppLoadContext } from '@remix-run/node';
import { PRESETS, type Preset as Palette } from '#themes/presets.ts';
import type { Values } from '#app/areas/studio/form/documents.ts';
import type { LoadedEditor } from '#app/areas/studio/editor/editor-form.tsx';
import type { SettingsGroup } from '#app/areas/studio/settings-groups.ts';
import { diagnoseCode, type Diagnosis } from './diagnose-code.server.ts';
import { loadLogoColours, type LogoColours } from './logo-colours.server.ts';

export type PresetId = Palette['id'];

/** What stands around the fields of a page beside what its schemas say. */
export type Tools =
  | { kind: 'none' }
  | { kind: 'brand'; logo: LogoColours }
  | { kind: 'colours'; logo: LogoColours; presets: Preset[] }
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
  if (group === 'brand') return { kind: 'brand', logo: await loadLogoColours(context) };
  if (group === 'colours') return colourTools(context);
  if (group === 'code') {
    const diagnosis = diagnoseCode(editor.values['customCode'], context);
    return { kind: 'code', diagnosis, isRunning };
  }
  return { kind: 'none' };
}

async function colourTools(context: AppLoadContext): Promise<Tools> {
  const logo = await loadLogoColours(context);
  const presets = PRESETS.map(({ id, colours }) => ({
    id,
    colours: { ...colours },
    swatches: [colours.light.primary, colours.light.accent, colours.light.background].filter(
      (one) => one !== undefined,
    ),
  }));
  return { kind: 'colours', logo, presets };
}
