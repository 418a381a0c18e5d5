import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { toned } from '#app/ui/tone.css.ts';

export const tools = style({ maxInlineSize: '50rem', marginBlockEnd: vars.space[5] });

export const days = style({ maxInlineSize: '50rem' });

export const day = style({
  marginBlock: `0 ${vars.space[2]}`,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const list = style({ overflow: 'hidden' });

export const entry = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[3],
  inlineSize: '100%',
  padding: vars.space[4],
  color: vars.colour.text,
  textAlign: 'start',
  textDecoration: 'none',
});

export const opener = style([
  opened,
  {
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
      '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
    },
  },
]);

export const icon = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  borderRadius: vars.radius.full,
  backgroundColor: toned.ground,
  color: toned.ink,
});

export const words = style({ overflowWrap: 'anywhere' });

export const title = style({ fontWeight: vars.weight.medium });

export const unreadTitle = style({ fontWeight: vars.weight.strong });

export const text = style({ fontSize: vars.size.small });

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const mark = style({ display: 'flex' });

export const pages = style({ marginBlockStart: vars.space[5] });
