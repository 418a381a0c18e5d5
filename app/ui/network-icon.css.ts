import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#themes/contract.css.ts';

const MORE = '(prefers-contrast: more)';

export const icon = recipe({
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'middle',
  },
  variants: {
    size: {
      16: { inlineSize: '1rem', blockSize: '1rem' },
      20: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      24: { inlineSize: '1.5rem', blockSize: '1.5rem' },
      40: { inlineSize: '2.5rem', blockSize: '2.5rem' },
    },
    tone: {
      plain: {},
      coloured: {
        color: vars.entity.text,
        '@media': { [MORE]: { color: vars.colour.text } },
      },
      tinted: {
        borderRadius: vars.radius.small,
        backgroundColor: vars.entity.subtle,
        color: vars.entity.onSubtle,
        '@media': { [MORE]: { color: vars.colour.text } },
      },
      tile: {
        borderRadius: vars.radius.small,
        backgroundColor: vars.entity.solid,
        color: vars.entity.mark,
        '@media': {
          [MORE]: { backgroundColor: vars.colour.text, color: vars.colour.page },
          // Grounds are taken away there, so an edge holds the tile together.
          '(forced-colors: active)': { border: '1px solid' },
        },
      },
    },
  },
  compoundVariants: [
    { variants: { size: 40, tone: 'tile' }, style: { padding: vars.space[2] } },
    { variants: { size: 40, tone: 'tinted' }, style: { padding: vars.space[2] } },
    { variants: { size: 24, tone: 'tile' }, style: { padding: vars.space[1] } },
    { variants: { size: 24, tone: 'tinted' }, style: { padding: vars.space[1] } },
  ],
});

export const drawing = style({ inlineSize: '100%', blockSize: '100%' });

export const letter = style({
  fontSize: 17,
  fontWeight: vars.weight.heavy,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
