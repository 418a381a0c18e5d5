import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { toned } from '../tone.css.ts';

export const timeline = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${vars.space[7]} ${vars.space[1]}`,
      insetInlineStart: 'calc(0.75rem - 1px)',
      borderInlineStart: `2px solid ${vars.colour.border}`,
    },
    '&[data-state=done]:not(:last-child)::before': { borderColor: toned.edge },
  },
});

export const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  borderRadius: '50%',
  border: `2px solid ${toned.edge}`,
  backgroundColor: toned.ground,
  color: toned.ink,
  selectors: {
    '[data-state=current] > &': {
      backgroundColor: vars.colour.surface,
      boxShadow: `inset 0 0 0 4px ${vars.colour.surface}, inset 0 0 0 99px ${toned.edge}`,
    },
    '[data-state=next] > &': { backgroundColor: 'transparent' },
  },
});

export const content = style({ minInlineSize: 0 });

export const title = style({
  fontWeight: vars.weight.strong,
  selectors: {
    '[data-state=next] &': { color: vars.colour.muted, fontWeight: vars.weight.medium },
  },
});

export const time = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style({ marginBlockStart: vars.space[1], fontSize: vars.size.small });
