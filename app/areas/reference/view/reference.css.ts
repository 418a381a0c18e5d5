import { globalStyle, style } from '@vanilla-extract/css';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';
import { vars } from '#themes/contract.css.ts';

/** The page beside the list of all pages, which follows it on narrower screens. */
export const layout = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [FROM_DESKTOP]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
});

export const narrowOnly = style({ '@media': { [FROM_DESKTOP]: { display: 'none' } } });

export const contents = style({
  alignSelf: 'start',
  scrollMarginBlockStart: vars.space[10],
  fontSize: vars.size.small,
});

export const topic = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const page = style({
  display: 'block',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  color: vars.colour.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover },
    '&[aria-current]': {
      backgroundColor: vars.colour.selected,
      fontWeight: vars.weight.strong,
    },
  },
});

export const section = style({ scrollMarginBlockStart: vars.space[10] });

export const heading = style({ fontSize: vars.size.title3 });

export const address = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const word = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const fields = style({
  borderBlock: `1px solid ${vars.colour.border}`,
});

export const field = style({
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

/** What lies in another field stands below it, further in; six steps are as deep as answers go. */
for (let depth = 1; depth <= 6; depth += 1) {
  globalStyle(`${field}[data-depth="${depth}"]`, { paddingInlineStart: `${depth * 1.25}rem` });
}

globalStyle(`${field} > dd`, { marginInlineStart: 0 });

export const steps = style({ paddingInlineStart: vars.space[5] });

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const search = style({
  display: 'flex',
  flex: '1 1 20rem',
  alignItems: 'end',
  gap: vars.space[3],
  maxInlineSize: '36rem',
});

globalStyle(`${search} > :first-child`, { flex: 1, minInlineSize: 0 });
