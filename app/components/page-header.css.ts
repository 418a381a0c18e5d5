import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { BELOW_TABLET, FROM_TABLET } from '../ui/breakpoints.ts';
import { panel } from '../ui/panel.ts';
import { tracking } from '../ui/tracking.ts';

export const plain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'start',
  maxInlineSize: '48rem',
  marginBlockEnd: vars.space[8],
  selectors: {
    // Nothing follows, so that it carries the page.
    'main > &:only-child': { ...panel, marginBlockEnd: 0 },
  },
});

export const title = style([{ fontSize: vars.size.title1 }, tracking('-0.015em')]);

// Browsers part words by a dictionary that not all of them have; twenty wide letters fit a phone so.
export const longTitle = style([
  title,
  { '@media': { [BELOW_TABLET]: { fontSize: `min(${vars.size.title1}, max(1.25rem, 7vw))` } } },
]);

export const lead = style({
  maxInlineSize: '44rem',
  color: vars.colour.muted,
  fontSize: vars.size.lead,
  // An address of a customer is one word, however long.
  overflowWrap: 'anywhere',
  '@media': { [FROM_TABLET]: { textWrap: 'balance' } },
});
