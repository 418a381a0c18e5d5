import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';
import { panel } from '../ui/panel.ts';
import { ripples } from '../ui/ripples.ts';
import { tracking, UNTRACKED } from '../ui/tracking.ts';

const GREETING = { ground: vars.colour.brand.subtle, ring: vars.colour.brand.subtleHover };

const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'start',
});

export const plain = style([
  block,
  {
    maxInlineSize: '48rem',
    marginBlockEnd: vars.space[8],
    selectors: {
      // Nothing follows, so that it carries the page.
      'main > &:only-child': { ...panel, marginBlockEnd: 0 },
    },
  },
]);

export const prominent = style([
  block,
  {
    gap: vars.space[4],
    marginBlockEnd: vars.space[10],
    padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[10]}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.colour.brand.subtle,
    '@media': {
      [FROM_TABLET]: {
        padding: vars.space[12],
        backgroundImage: ripples({ ...GREETING, widthRem: 3.5 }),
      },
      [FROM_DESKTOP]: {
        padding: `${vars.space[16]} ${vars.space[12]}`,
        backgroundImage: ripples({ ...GREETING, widthRem: 4.5 }),
      },
    },
  },
]);

export const title = style([{ fontSize: vars.size.title1 }, tracking('-0.015em')]);

export const display = style({
  maxInlineSize: '20ch',
  fontSize: vars.size.display,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.025em',
  selectors: {
    [`&${UNTRACKED}`]: { letterSpacing: 0, lineHeight: vars.leading.heading },
    // Their letters fill a square each, so that a phrase is wider than a word.
    '&:is(:lang(ja), :lang(ko), :lang(zh))': { fontSize: `calc(${vars.size.display} * 0.85)` },
  },
});

export const lead = style({
  maxInlineSize: '44rem',
  fontSize: vars.size.lead,
  '@media': { [FROM_TABLET]: { textWrap: 'balance' } },
  selectors: { [`${plain} &`]: { color: vars.colour.muted } },
});

export const action = style({
  marginBlockStart: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});
