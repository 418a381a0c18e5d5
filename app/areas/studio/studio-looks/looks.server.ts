import type { AppLoadContext } from '@remix-run/node';
import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import { isObject, isSameValue, type Values } from '#app/areas/studio/form/documents.ts';
import { localize } from '#app/lib/instance/localize.ts';
import { FONT_FAMILIES, type FontChoice } from '#themes/fonts/font-families.ts';
import { applyLook, arrangeBlocks, KEEPABLE, type Keepable } from '#themes/looks/apply-look.ts';
import type { Look } from '#themes/looks/look.ts';
import { LOOKS } from '#themes/looks/looks.ts';
import { ownParts } from './own-parts.ts';

/** What a small picture of a look is drawn of. */
export interface Drawing {
  bar: Look['header']['bar'];
  navigation: Look['header']['navigation'];
  radius: number;
  colours: { primary: string; accent: string; background: string; text: string };
  font: string;
}

const RADII = { none: 0, small: 3, medium: 6, large: 10 } as const;
/** What a palette leaves to the engine, near enough for a small picture. */
const LEFT_OUT = { background: '#ffffff', text: '#1b1b1b' };

/** What of a panel a look replaces, by the names of their texts. */
export type LookPart = 'colours' | 'shape' | 'fonts' | 'header' | 'footer' | 'home';

interface Drafted {
  rev: number;
  settings: Values;
  home: { key: string; blocks: unknown } | undefined;
}

async function draftedLook({ core }: AppLoadContext): Promise<Drafted> {
  const [{ data: settings, meta }, { data: pages }] = await Promise.all([
    core.call(listDraftDocuments, { query: { kind: 'settings', key: 'settings' } }),
    core.call(listDraftDocuments, { query: { kind: 'page', key: 'index' } }),
  ]);
  const [home] = pages;
  return {
    rev: meta.rev,
    settings: settings[0]?.body ?? {},
    home: home && { key: home.key, blocks: home.body['blocks'] },
  };
}

export async function loadLooks(context: AppLoadContext, asked: string | null) {
  const drafted = await draftedLook(context);
  const { rev, settings } = drafted;
  const own = ownParts(settings);
  const looks = LOOKS.map((look) => ({
    id: look.id,
    name: localize(look.name, context.language),
    description: localize(look.description, context.language),
    drawing: drawingOf(look),
    // What an owner has chosen instead of its own is no part of it.
    isInUse: Object.keys(patchOf(look, settings, own)).length === 0,
  }));
  const look = LOOKS.find(({ id }) => id === asked);
  const chosen = look && {
    id: look.id,
    name: localize(look.name, context.language),
    parts: partsOf(look, drafted),
    own,
  };
  return { rev, looks, chosen };
}

export type ChosenLook = NonNullable<Awaited<ReturnType<typeof loadLooks>>['chosen']>;

/** What a look replaces in the draft where nothing is kept. */
function partsOf(look: Look, { settings, home }: Drafted): LookPart[] {
  const patch = patchOf(look, settings);
  const shape = patchOf(look, settings, ['colours']);
  const hasColours = ['colours', 'darkModeAvailable', 'defaultTheme'].some(
    (name) => name in patch && !(name in shape && isSameValue(patch[name], shape[name])),
  );
  const said: readonly (readonly [LookPart, boolean])[] = [
    ['colours', hasColours],
    ['shape', 'colours' in shape],
    ['fonts', 'fonts' in patch],
    ['header', 'header' in patch],
    ['footer', 'footer' in patch],
    ['home', home !== undefined && arranged(look, home.blocks) !== undefined],
  ];
  return said.flatMap(([part, isReplaced]) => (isReplaced ? [part] : []));
}

interface AskedLook {
  id: unknown;
  kept: readonly unknown[];
}

/** What a look changes in the draft: settings, and how the blocks of the home page are arranged. */
export async function lookChanges(context: AppLoadContext, { id, kept }: AskedLook) {
  const look = LOOKS.find((one) => one.id === id);
  if (!look) return undefined;
  const { settings, home } = await draftedLook(context);
  const changes: DraftChange[] = [];
  const keeps = KEEPABLE.filter((one) => kept.includes(one));
  const fields = Object.entries(patchOf(look, settings, keeps)).map(([name, value]) => ({
    pointer: `/${name}`,
    value,
  }));
  if (fields.length > 0) changes.push({ do: 'set', kind: 'settings', key: 'settings', fields });
  const blocks = home && arranged(look, home.blocks);
  if (home && blocks) {
    const set = [{ pointer: '/blocks', value: blocks }];
    changes.push({ do: 'set', kind: 'page', key: home.key, fields: set });
  }
  return changes;
}

/** A draft may hold anything; a look needs no more of it than that its parts are objects. */
function patchOf(look: Look, settings: Values, kept: readonly Keepable[] = []): Values {
  const part = (name: string): Values => {
    const value = settings[name];
    return isObject(value) ? value : {};
  };
  const colours = part('colours');
  const policy = isObject(colours['policy']) ? colours['policy'] : {};
  const own = { ...settings, colours: { ...colours, policy }, header: part('header') };
  // What a look reads of settings is what was made sure of here.
  const patch: Values = { ...applyLook(look, own as object as SettingsDocument, kept) };
  return Object.fromEntries(
    Object.entries(patch).filter(([name, value]) => !isSameValue(value, settings[name])),
  );
}

/** The blocks in another order or layout; undefined where they stay, or are not to be understood. */
function arranged(look: Look, blocks: unknown): unknown[] | undefined {
  if (!Array.isArray(blocks)) return undefined;
  const known = blocks.filter(isBlock);
  if (known.length !== blocks.length) return undefined;
  const next = arrangeBlocks(look, known);
  return isSameValue(next, blocks) ? undefined : next;
}

const isBlock = (block: unknown): block is { type: string; props: Values } =>
  isObject(block) && typeof block['type'] === 'string' && isObject(block['props']);

function drawingOf({ colours, header, fonts, defaultTheme }: Look): Drawing {
  const palette = (defaultTheme === 'dark' ? colours.dark : undefined) ?? colours.light;
  const { primary, accent = primary, background, text } = palette;
  return {
    bar: header.bar,
    navigation: header.navigation,
    radius: RADII[colours.policy?.radius ?? 'medium'],
    colours: {
      ...{ primary, accent },
      background: background ?? LEFT_OUT.background,
      text: text ?? LEFT_OUT.text,
    },
    font: fontName(fonts.headings ?? fonts.text),
  };
}

const fontName = (font: FontChoice | undefined): string =>
  font === undefined || font === 'system' ? '' : FONT_FAMILIES[font].name;
