import { compileTheme, type CompiledTheme } from '#themes/compile-theme.ts';
import { MORE_CONTRAST } from '#themes/contrast-modes.ts';
import { PRESETS } from '#themes/presets.ts';
import type { ThemeInput } from '#themes/theme-input.ts';
import { PREFIX } from '#themes/tokens.ts';

/** The values of the gallery's toolbar, each with the one it has unless chosen first. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['normal', 'more'],
  direction: ['ltr', 'rtl'],
  radius: ['own', 'none', 'small', 'medium', 'large'],
  density: ['own', 'compact', 'comfortable', 'spacious'],
} as const;

type Choices = typeof CHOICES;

export type Look = { [Name in keyof Choices]: Choices[Name][number] } & {
  brand: string;
  /** As it was typed; empty unless somebody wants another one than the brand's. */
  primary: string;
};

export interface Brand {
  slug: string;
  name: string;
  look: ThemeInput;
}

/** The brands of the demo instances and the palettes to begin with. */
export function allBrands(demo: readonly Brand[]): Brand[] {
  const presets = PRESETS.map(({ id, colours }) => ({
    slug: `preset-${id}`,
    name: id,
    look: { colours, darkModeAvailable: true },
  }));
  return [...demo, ...presets];
}

/** What the address asks for; what it does not know is as if it were not there. */
export function readLook(query: URLSearchParams, brands: readonly Brand[], own: string): Look {
  const choice = <Name extends keyof Choices>(name: Name): Choices[Name][number] => {
    const all: readonly Choices[Name][number][] = CHOICES[name];
    const asked = query.get(name);
    return all.find((value) => value === asked) ?? CHOICES[name][0];
  };
  const brand = query.get('brand') ?? '';
  return {
    brand: brands.some(({ slug }) => slug === brand) ? brand : own,
    primary: (query.get('primary') ?? '').trim().slice(0, 40),
    theme: choice('theme'),
    contrast: choice('contrast'),
    direction: choice('direction'),
    radius: choice('radius'),
    density: choice('density'),
  };
}

/** A colour as people type it, with or without the sharp; undefined when it is none. */
export function readPrimary(typed: string): string | undefined {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed)?.[1];
  if (!digits) return undefined;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.toLowerCase()}`;
}

/** The theme of a look, with more contrast for everybody when that is asked for. */
export function compileLook(look: Look, brand: ThemeInput): CompiledTheme {
  const primary = readPrimary(look.primary);
  const { light, dark, policy } = brand.colours;
  const compiled = compileTheme({
    darkModeAvailable: brand.darkModeAvailable,
    fonts: brand.fonts,
    colours: {
      light: primary ? { ...light, primary } : light,
      ...(dark && { dark: primary ? { ...dark, primary } : dark }),
      policy: {
        ...policy,
        ...(look.radius !== 'own' && { radius: look.radius }),
        ...(look.density !== 'own' && { density: look.density }),
      },
    },
  });
  return look.contrast === 'more' ? { ...compiled, css: withMoreContrast(compiled.css) } : compiled;
}

/** A page cannot ask for what only a reader's system sets, so its rules are taken out of the query. */
function withMoreContrast(css: string): string {
  const same = Object.entries(MORE_CONTRAST)
    .map(([token, other]) => `${PREFIX}${token}:var(${PREFIX}${other});`)
    .join('');
  const [base = '', more = ''] = css.split('@media (prefers-contrast:more){');
  return `${base}${more.slice(0, -1)}html:root{${same}}`;
}
