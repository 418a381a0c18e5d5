import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** Mails lead here, under what stays at the upper edge. */
export const place = style({ scrollMarginBlockStart: '6rem' });

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const messages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const message = style({
  justifySelf: 'start',
  maxInlineSize: '90%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});
export const ofOthers = message;
export const ofReader = style([
  message,
  { justifySelf: 'end', backgroundColor: vars.colour.surface },
]);

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
});

export const name = style({ color: vars.colour.text, fontWeight: 600 });

export const text = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const subject = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
