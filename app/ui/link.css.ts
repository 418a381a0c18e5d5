import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#themes/contract.css.ts';

/** Its pairs: brand.text (hovered: textHover) or muted (hovered: text) on the surfaces. */
export const link = recipe({
  base: { borderRadius: vars.radius.small },
  variants: {
    kind: {
      /** Within a sentence: underlined, for colour alone does not tell it from the words around. */
      inline: { color: vars.colour.brand.text, textDecoration: 'underline' },
      /** By itself, as the only thing of its line. */
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[1],
        minBlockSize: vars.density.controlSmall,
        color: vars.colour.brand.text,
        fontWeight: vars.weight.medium,
        textDecoration: 'none',
        selectors: { '&:hover': { textDecoration: 'underline' } },
      },
      /** What is there for those who look for it. */
      quiet: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[1],
        minBlockSize: vars.density.controlSmall,
        color: vars.colour.muted,
        textDecoration: 'none',
        selectors: { '&:hover': { color: vars.colour.text, textDecoration: 'underline' } },
      },
    },
  },
  defaultVariants: { kind: 'inline' },
});
