import type { FontSettings } from './fonts/font-families.ts';

export type Fidelity = 'exact' | 'readable';
export type Contrast = 'aa' | 'aaa';
export type ThemeName = 'light' | 'dark';

/** The colours of one theme, as the owner wrote them. */
export interface Palette {
  readonly primary: string;
  readonly accent?: string | undefined;
  readonly neutral?: string | undefined;
  readonly background?: string | undefined;
  readonly text?: string | undefined;
}

export interface Policy {
  readonly fidelity?: Fidelity | undefined;
  readonly contrast?: Contrast | undefined;
  readonly radius?: Radius | undefined;
  readonly density?: Density | undefined;
}

/** What a theme is made of: the colours of the settings, whether there is a dark theme, typefaces. */
export interface ThemeInput {
  readonly colours: {
    readonly light: Palette;
    readonly dark?: Palette | undefined;
    readonly policy?: Policy | undefined;
  };
  readonly darkModeAvailable: boolean;
  /** Without it, those of the reader's system. */
  readonly fonts?: FontSettings | undefined;
}

/** The roundness of a control's corners. */
export const RADIUS = {
  none: '0px',
  small: '4px',
  medium: '8px',
  large: '14px',
} as const;
export type Radius = keyof typeof RADIUS;

/** The step on the 4 px grid by which controls, rows and cards are tighter or looser. */
export const DENSITY = { compact: -1, comfortable: 0, spacious: 1 } as const;
export type Density = keyof typeof DENSITY;

export interface FullPolicy {
  readonly fidelity: Fidelity;
  readonly contrast: Contrast;
  readonly radius: Radius;
  readonly density: Density;
}

/** The policy with everything that the owner left out, or wrote otherwise than there is. */
export function fullPolicy({ fidelity, contrast, radius, density }: Policy = {}): FullPolicy {
  return {
    fidelity: fidelity === 'readable' ? 'readable' : 'exact',
    contrast: contrast === 'aaa' ? 'aaa' : 'aa',
    radius: radius && Object.hasOwn(RADIUS, radius) ? radius : 'medium',
    density: density && Object.hasOwn(DENSITY, density) ? density : 'comfortable',
  };
}
