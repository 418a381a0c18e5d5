import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../breakpoints.ts';
import { toned } from '../tone.css.ts';

const edge = createVar();

const base = style({
  vars: { [edge]: 'transparent' },
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: vars.space[6],
  paddingInline: vars.space[2],
  border: `1px solid ${edge}`,
  borderRadius: vars.radius.full,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'middle',
  // Beside other columns it would be broken after each of its words.
  selectors: { 'td &': { '@media': { [FROM_TABLET]: { whiteSpace: 'nowrap' } } } },
});

export const badge = styleVariants({
  subtle: [base, { backgroundColor: toned.ground, color: toned.ink }],
  solid: [base, { backgroundColor: toned.solid, color: toned.onSolid, forcedColorAdjust: 'none' }],
  outline: [base, { vars: { [edge]: toned.edge }, color: toned.ink }],
});

export const whole = style({ whiteSpace: 'nowrap' });

export const dot = style({
  flexShrink: 0,
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: '50%',
  backgroundColor: 'currentColor',
});

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.space[6],
  paddingInline: vars.space[2],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.small,
  color: vars.colour.muted,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  verticalAlign: 'middle',
  selectors: {
    'a&': {
      // A small label with a big place to hit.
      position: 'relative',
    },
    'a&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[2]}) 0` },
    'a&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
  },
});
