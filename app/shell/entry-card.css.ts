import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';
import { ripples } from '../ui/ripples.ts';
import { tracking } from '../ui/tracking.ts';

const { colour } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '34rem',
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: colour.surface,
  boxShadow: vars.shadow.low,
  '@media': {
    [FROM_DESKTOP]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      maxInlineSize: '64rem',
    },
  },
});

/** What the page is for, beside the form where there is room. */
export const greeting = style({
  display: 'none',
  '@media': {
    [FROM_DESKTOP]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[8],
      padding: vars.space[10],
      backgroundColor: colour.brand.subtle,
      backgroundImage: ripples({
        ground: colour.brand.subtle,
        ring: colour.brand.subtleHover,
        widthRem: 3.5,
      }),
      color: colour.text,
    },
  },
});

export const lead = style({ fontSize: vars.size.title3, lineHeight: vars.leading.heading });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
  padding: `${vars.space[6]} ${vars.space[5]}`,
  '@media': { [FROM_TABLET]: { padding: vars.space[10] } },
});

export const title = style([{ fontSize: vars.size.title2 }, tracking('-0.015em')]);

export const intro = style({ marginBlockStart: vars.space[2], color: colour.muted });

export const other = style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${colour.border}`,
  color: colour.muted,
});

globalStyle(`${other} a`, { color: colour.brand.text, fontWeight: vars.weight.medium });
