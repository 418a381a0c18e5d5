import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { FORCED_COLOURS, MORE_CONTRAST } from './contrast-modes.ts';
import { ENTITY_NAMES } from './entity-css.ts';
import { COARSE_POINTER, SCALES, SCRIPT_FONTS } from './scales.ts';
import { COLOUR_NAMES, PREFIX } from './tokens.ts';

/** The colours, which the theme of the instance sets in the head of the page. */
const colour = createGlobalThemeContract(COLOUR_NAMES, (name) => `${PREFIX}${name}`);

/** The scales, which this stylesheet sets below for every instance. */
const scales = createGlobalThemeContract(
  SCALES,
  (_value, path) => `${PREFIX}${path.join('-').replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
);

/** The colours of what a page shows, where its own style says them by `entityCss`. */
const entity = createGlobalThemeContract(ENTITY_NAMES, (name) => `${PREFIX}${name}`);

/** Everything a component may use: `vars.colour.brand.solid`, `vars.space[4]`, `vars.size.body`. */
export const vars = { colour, entity, ...scales };

createGlobalTheme(':root', scales, SCALES);

// An entity whose colours the page does not say looks like a neutral one.
createGlobalTheme(':root', entity, {
  solid: colour.selected,
  on: colour.text,
  mark: colour.text,
  subtle: colour.selected,
  onSubtle: colour.text,
  text: colour.text,
  edge: colour.control,
});

globalStyle(':root', {
  '@media': {
    '(pointer: coarse)': {
      vars: {
        [scales.density.control]: COARSE_POINTER.control,
        [scales.density.controlSmall]: COARSE_POINTER.controlSmall,
      },
    },
  },
});

for (const [language, fonts] of Object.entries(SCRIPT_FONTS)) {
  globalStyle(`:root:lang(${language})`, { vars: { [scales.font.script]: fonts } });
}

const name = (token: string) => `${PREFIX}${token}`;

// The element in front makes these win over the theme's own rule, wherever in the head it stands.
globalStyle('html:root', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: Object.fromEntries(
        Object.entries(MORE_CONTRAST).map(([token, other]) => [name(token), `var(${name(other)})`]),
      ),
    },
  },
});

globalStyle('html:root:root', {
  '@media': {
    '(forced-colors: active)': {
      vars: Object.fromEntries(
        Object.entries(FORCED_COLOURS).map(([token, system]) => [name(token), system]),
      ),
    },
  },
});
