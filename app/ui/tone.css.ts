import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const TONES = {
  neutral: 'neutral',
  brand: 'brand',
  accent: 'accent',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
} as const;

export type Tone = keyof typeof TONES;

/** The colours of the tone that an element was given, for the element and all inside of it. */
export const toned = {
  ground: createVar(),
  ink: createVar(),
  edge: createVar(),
  solid: createVar(),
  onSolid: createVar(),
};

const { colour } = vars;

/** Every pair of these stands in the law: ink and edge on ground or a surface, onSolid on solid. */
export const tone = styleVariants(TONES, (name) => ({ vars: coloursOf(name) }));

function coloursOf(name: Tone): Record<string, string> {
  const family = name === 'neutral' ? undefined : colour[name];
  return {
    [toned.ground]: family?.subtle ?? colour.sunken,
    [toned.ink]: family?.onSubtle ?? colour.text,
    [toned.edge]: family?.edge ?? colour.control,
    [toned.solid]: family?.solid ?? colour.text,
    [toned.onSolid]: family?.onSolid ?? colour.page,
  };
}
