import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../breakpoints.ts';

const { colour } = vars;

/** One below the other, as wide as lines are read well. */
export const stack = style({ maxInlineSize: '44rem' });

/** The first action is the one that is meant; on a phone it is as wide as a thumb likes. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
  '@media': {
    [FROM_TABLET]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  },
});

export const section = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '& + &': { marginBlockStart: vars.space[5] } },
});

export const sectionTitle = style({
  marginBlockEnd: vars.space[1],
  padding: 0,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

export const sectionHint = style({ marginBlockEnd: vars.space[4], color: colour.muted });

export const sectionBody = style([
  stack,
  { selectors: { 'legend + &': { marginBlockStart: vars.space[4] } } },
]);

export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[2],
});

export const inlineField = style({ flex: '1 1 14rem', minInlineSize: 0 });

/** Its pairs: text and danger's strong on danger.subtle, with danger's edge around. */
export const summary = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${colour.danger.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.danger.subtle,
  color: colour.text,
});

export const summaryIcon = style({ flex: 'none', color: colour.danger.onSubtle });

export const summaryTitle = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  color: colour.danger.onSubtle,
});

export const summaryList = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const summaryLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlSmall,
  color: colour.danger.onSubtle,
  selectors: { '&:hover': { color: colour.text } },
});
