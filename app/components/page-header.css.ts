import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../ui/breakpoints.ts';

const block = style({ display: 'grid', gap: vars.space[3], maxInlineSize: '48rem' });

export const plain = style([block, { marginBlockEnd: vars.space[8] }]);

export const prominent = style([
  block,
  {
    maxInlineSize: 'none',
    gap: vars.space[4],
    marginBlockEnd: vars.space[10],
    padding: `${vars.space[10]} ${vars.space[6]}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.colour.brand.subtle,
    color: vars.colour.brand.onSubtle,
    '@media': { [FROM_TABLET]: { padding: `${vars.space[16]} ${vars.space[12]}` } },
  },
]);

export const title = style({ fontSize: vars.size.title1, letterSpacing: '-0.015em' });

export const display = style({
  maxInlineSize: '20ch',
  fontSize: vars.size.display,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.025em',
  selectors: {
    // Scripts with marks above and below the line, or without letters that could overlap.
    '&:is(:lang(hi), :lang(ja), :lang(ko), :lang(zh))': {
      letterSpacing: 0,
      lineHeight: vars.leading.heading,
    },
  },
});

export const lead = style({
  maxInlineSize: '44rem',
  fontSize: vars.size.lead,
  selectors: { [`${plain} &`]: { color: vars.colour.muted } },
});
