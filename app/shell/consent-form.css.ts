import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET, ON_PHONE } from '../ui/breakpoints.ts';
import { button } from '../ui/button.css.ts';

// The form asks it for its questions, by a ref that a stack does not take.
// oxlint-disable-next-line house/no-restricted-syntax
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const note = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const question = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ padding: 0, fontWeight: vars.weight.strong });

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

export const answer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover },
    '&:has(:checked)': {
      borderColor: vars.colour.brand.edge,
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
      fontWeight: vars.weight.medium,
    },
  },
});

export const radio = style({ inlineSize: '1.125rem', blockSize: '1.125rem', margin: 0 });

export const missing = style({
  marginBlockStart: vars.space[2],
  color: vars.colour.danger.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const buttons = style({});

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  gap: vars.space[2],
  '@media': { [FROM_TABLET]: { display: 'flex', flexWrap: 'wrap' } },
});

export const quickAnswer = style([
  button({ tone: 'quiet' }),
  {
    borderColor: vars.colour.control,
    // The shortest way out needs no more room than its words.
    '@media': {
      [ON_PHONE]: { paddingInline: vars.space[1], fontSize: vars.size.small },
      [FROM_TABLET]: { minInlineSize: '9rem' },
    },
  },
]);

globalStyle(`${buttons} button:disabled`, {
  backgroundColor: vars.colour.sunken,
  color: vars.colour.disabled,
  cursor: 'not-allowed',
});
