import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** The drawer is narrower than the page; each has its own width to go by. */
export const contents = style({ containerType: 'inline-size' });

/** What is ordered stands beside how it is paid, where both have room. */
const BESIDE = '(min-width: 60rem)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@container': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 30rem)' } },
});

export const column = style({ containerType: 'inline-size' });

export const groupHead = style({ paddingInline: vars.space[4], paddingBlock: vars.space[2] });

export const groupName = style({ flex: 1, minInlineSize: 0, fontSize: vars.size.title4 });

const WIDE = '(min-width: 34rem)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  // Names have the whole width of a phone; what is done with the line stands below them.
  gridTemplateAreas:
    '"icon words words words" "icon quantity subtotal tools" "editor editor editor editor"',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) minmax(4rem, auto) minmax(5rem, auto) auto',
      gridTemplateAreas:
        '"index icon words quantity subtotal tools" "editor editor editor editor editor editor"',
    },
  },
});

export const index = style({
  display: 'none',
  gridArea: 'index',
  color: vars.colour.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [WIDE]: { display: 'inline' } },
});

export const icon = style({
  gridArea: 'icon',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});

export const words = style({ gridArea: 'words', display: 'grid', minInlineSize: 0 });

export const name = style({
  color: vars.colour.text,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});

export const link = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const note = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const problem = style({ color: vars.colour.danger.text, fontSize: vars.size.small });

export const quantity = style({
  gridArea: 'quantity',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [WIDE]: { textAlign: 'end' } },
});

export const subtotal = style({
  gridArea: 'subtotal',
  fontWeight: vars.weight.strong,
  textAlign: 'end',
});

export const tools = style({ gridArea: 'tools', display: 'flex', justifyContent: 'end' });

export const editor = style({
  gridArea: 'editor',
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});

export const sentences = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
