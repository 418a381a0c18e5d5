import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET, ON_PHONE } from '#app/ui/breakpoints.ts';
import { ripples } from '#app/ui/ripples.ts';
import { UNTRACKED } from '#app/ui/tracking.ts';

const GREETING = { ground: vars.colour.brand.subtle, ring: vars.colour.brand.subtleHover };

const ground = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  marginBlockEnd: vars.space[5],
  padding: `${vars.space[5]} ${vars.space[4]}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.brand.subtle,
  color: vars.colour.brand.onSubtle,
  '@media': {
    [FROM_TABLET]: {
      gap: vars.space[6],
      marginBlockEnd: vars.space[8],
      padding: vars.space[8],
      backgroundImage: ripples({ ...GREETING, widthRem: 3.5 }),
    },
    [FROM_DESKTOP]: {
      gap: vars.space[12],
      padding: `${vars.space[8]} ${vars.space[12]}`,
      backgroundImage: ripples({ ...GREETING, widthRem: 4.5 }),
    },
  },
});

const beside = style({
  '@media': {
    [FROM_DESKTOP]: {
      // With a large text the window gives way, not the words.
      gridTemplateColumns: 'minmax(min(100%, 22rem), 1fr) minmax(0, 27rem)',
      alignItems: 'center',
    },
  },
});

export const centred = style({
  justifyItems: 'center',
  textAlign: 'center',
  '@media': {
    [FROM_TABLET]: { backgroundImage: 'none', paddingBlock: vars.space[12] },
    [FROM_DESKTOP]: { backgroundImage: 'none', paddingBlock: vars.space[16] },
  },
});

export const hero = styleVariants({
  services: [ground, beside],
  picture: [ground, beside],
  centred: [ground, centred],
  plain: [ground],
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [FROM_TABLET]: { gap: vars.space[4] } },
  selectors: { [`${centred} > &`]: { justifyItems: 'center', inlineSize: 'min(100%, 44rem)' } },
});

export const title = style({
  maxInlineSize: '22ch',
  color: vars.colour.text,
  fontSize: vars.size.title2,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
  selectors: {
    [`&${UNTRACKED}`]: { letterSpacing: 0, lineHeight: vars.leading.heading },
    // Their letters fill a square each, so that a phrase is wider than a word.
    '&:is(:lang(ja), :lang(ko), :lang(zh))': { fontSize: vars.size.title3 },
  },
  '@media': {
    [FROM_TABLET]: {
      fontSize: `calc(${vars.size.display} * 0.85)`,
      selectors: {
        '&:is(:lang(ja), :lang(ko), :lang(zh))': { fontSize: `calc(${vars.size.display} * 0.7)` },
      },
    },
  },
});

export const lead = style({
  maxInlineSize: '38rem',
  margin: 0,
  color: vars.colour.text,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
  '@media': { [FROM_TABLET]: { fontSize: vars.size.lead, lineHeight: vars.leading.body } },
});

export const ask = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // The button stands beside the field, whatever is said below it.
  alignItems: 'start',
  gap: vars.space[2],
  maxInlineSize: '38rem',
});

// As far down as the label of the field is high, whose lines have more room in Hindi.
globalStyle(`${ask} > button`, {
  marginBlockStart: `calc(${vars.size.small} * ${vars.leading.body} + ${vars.space[1]})`,
});
globalStyle(`html:lang(hi) ${ask} > button`, {
  marginBlockStart: `calc(${vars.size.small} * 1.7 + ${vars.space[1]})`,
});

export const counts = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  // A phone has the services themselves right below.
  '@media': { [ON_PHONE]: { display: 'none' } },
});

const card = style({
  padding: vars.density.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  boxShadow: vars.shadow.middle,
  color: vars.colour.text,
});

// On a phone the list itself begins with the same ones.
export const window = style([card, { '@media': { [ON_PHONE]: { display: 'none' } } }]);

export const offers = style([card]);

export const all = style({ margin: `${vars.space[3]} 0 0`, fontSize: vars.size.small });

export const sum = style({ fontSize: vars.size.title4, fontVariantNumeric: 'tabular-nums' });

export const windowTitle = style({
  marginBlockEnd: vars.space[2],
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.large,
  objectFit: 'contain',
  // A phone has what is sold on its first screen.
  '@media': { [ON_PHONE]: { display: 'none' } },
  selectors: { [`${centred} > &`]: { maxInlineSize: '44rem' } },
});

globalStyle(`${centred} form`, { inlineSize: '100%', textAlign: 'start' });
