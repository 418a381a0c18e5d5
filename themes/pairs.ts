import type { Contrast, Fidelity, ThemeName } from './theme-input.ts';
import { FAMILIES, FAMILY_TOKENS, SURFACES, type ColourToken, type Family } from './tokens.ts';

/** An ink that may stand on a ground, and the contrast that it must have there. */
export interface Pair {
  readonly ink: ColourToken;
  readonly ground: ColourToken;
  readonly least: number;
}

export interface LawCase {
  readonly theme: ThemeName;
  readonly contrast: Contrast;
  readonly fidelity: Fidelity;
  /** Whether the reader asks for more contrast. */
  readonly more: boolean;
}

export interface Targets {
  /** Running text. */
  readonly body: number;
  /** Muted and coloured text, placeholders. */
  readonly other: number;
  /** Coloured text that must stand out: hovered, or on its own subtle ground. */
  readonly strong: number;
  /** The label on a solid whose colour the engine chose or may shift. */
  readonly label: number;
  /** The label on the owner's own colour, which `exact` never changes. */
  readonly ownLabel: number;
  /** The edge of a control, and every other line that says something. */
  readonly line: number;
  /** A line that only divides; WCAG asks nothing of it. */
  readonly divider: number;
  /** WCAG asks nothing of what is disabled; people still have to read it. */
  readonly disabled: number;
  readonly focus: number;
  /** 3 × 3: whatever colour lies between the two tones, one of them has 3:1 against it. */
  readonly focusTones: number;
}

/** The least contrasts of theming.md. */
export function targets({ theme, contrast, fidelity, more }: LawCase): Targets {
  const text = more || contrast === 'aaa' ? 7 : 4.5;
  return {
    body: theme === 'dark' ? 7.1 : 7,
    other: text,
    strong: 7,
    label: text,
    ownLabel: fidelity === 'exact' && !more ? 4.5 : text,
    line: more ? 7 : 3,
    divider: more ? 7 : 1.2,
    disabled: more ? 4.5 : 3,
    focus: 7,
    focusTones: 9,
  };
}

function subtlesOf(family: Family): ColourToken[] {
  return [FAMILY_TOKENS[family].subtle, FAMILY_TOKENS[family]['subtle-hover']];
}

function groundsOfFamily(family: Family): readonly ColourToken[] {
  return [...SURFACES, ...subtlesOf(family)];
}

/** The grounds that one family's coloured text and edges may stand on. */
const FAMILY_GROUNDS: Readonly<Record<Family, readonly ColourToken[]>> = {
  brand: groundsOfFamily('brand'),
  accent: groundsOfFamily('accent'),
  success: groundsOfFamily('success'),
  warning: groundsOfFamily('warning'),
  danger: groundsOfFamily('danger'),
  info: groundsOfFamily('info'),
};

/** The grounds that running and muted text may stand on. */
export const TEXT_GROUNDS: readonly ColourToken[] = [...SURFACES, ...FAMILIES.flatMap(subtlesOf)];

function pairsOf(ink: ColourToken, grounds: readonly ColourToken[], least: number): Pair[] {
  return grounds.map((ground) => ({ ink, ground, least }));
}

function familyPairs(family: Family, least: Targets): Pair[] {
  const label = family === 'brand' || family === 'accent' ? least.ownLabel : least.label;
  const { solid, hover, active, on, text, strong, edge } = FAMILY_TOKENS[family];
  const grounds = FAMILY_GROUNDS[family];
  return [
    ...pairsOf(on, [solid, hover, active], label),
    ...pairsOf(text, grounds, least.other),
    ...pairsOf(strong, grounds, least.strong),
    ...pairsOf(edge, grounds, least.line),
  ];
}

function writeLaw(lawCase: LawCase): readonly Pair[] {
  const least = targets(lawCase);
  return [
    ...pairsOf('text', TEXT_GROUNDS, least.body),
    ...pairsOf('muted', TEXT_GROUNDS, least.other),
    ...pairsOf('placeholder', SURFACES, least.other),
    ...pairsOf('disabled', SURFACES, least.disabled),
    ...pairsOf('border', SURFACES, least.divider),
    ...pairsOf('control', SURFACES, least.line),
    ...pairsOf('focus-outer', SURFACES, least.focus),
    ...pairsOf('focus-outer', ['focus-inner'], least.focusTones),
    ...FAMILIES.flatMap((family) => familyPairs(family, least)),
  ];
}

const written = new Map<string, readonly Pair[]>();

/** Every pair that a component may use, with the contrast that every theme keeps there. */
export function pairLaw(lawCase: LawCase): readonly Pair[] {
  const { theme, contrast, fidelity, more } = lawCase;
  const key = `${theme} ${contrast} ${fidelity} ${more}`;
  let law = written.get(key);
  if (!law) {
    law = writeLaw(lawCase);
    written.set(key, law);
  }
  return law;
}
