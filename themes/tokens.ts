/** What every custom property of a theme begins with. */
export const PREFIX = '--mq-';

export const SURFACES = ['page', 'surface', 'raised', 'sunken', 'hover', 'selected'] as const;
export const INKS = ['text', 'muted', 'placeholder', 'disabled'] as const;
export const LINES = ['border', 'control'] as const;
export const FOCUS = ['focus-inner', 'focus-outer'] as const;
export const FAMILIES = ['brand', 'accent', 'success', 'warning', 'danger', 'info'] as const;

/**
 * The colours a theme holds for one family. Nine serve the eleven roles of the contract: the text
 * on a subtle ground and hovered text are both `strong`, a ring and an edge are both `edge`.
 * The theme is sent inside every page, so what would be equal is not sent twice.
 */
export const PARTS = [
  'solid',
  'hover',
  'active',
  'on',
  'subtle',
  'subtle-hover',
  'text',
  'strong',
  'edge',
] as const;

export type Family = (typeof FAMILIES)[number];
export type Part = (typeof PARTS)[number];
export type FamilyToken = `${Family}-${Part}`;
export type NeutralToken = (typeof SURFACES | typeof INKS | typeof LINES | typeof FOCUS)[number];
export type ColourToken = NeutralToken | FamilyToken;

/** In the order in which a theme writes them, which its bytes depend on. */
export const COLOUR_TOKENS: readonly ColourToken[] = [
  ...SURFACES,
  ...INKS,
  ...LINES,
  ...FOCUS,
  ...FAMILIES.flatMap((family) => PARTS.map((part) => `${family}-${part}` as const)),
];

type FamilyTokens = { readonly [Name in Part]: FamilyToken };

function tokensOf(family: Family): FamilyTokens {
  return {
    solid: `${family}-solid`,
    hover: `${family}-hover`,
    active: `${family}-active`,
    on: `${family}-on`,
    subtle: `${family}-subtle`,
    'subtle-hover': `${family}-subtle-hover`,
    text: `${family}-text`,
    strong: `${family}-strong`,
    edge: `${family}-edge`,
  };
}

/** Written out once: a theme is made by some hundred look-ups of these names. */
export const FAMILY_TOKENS: Readonly<Record<Family, FamilyTokens>> = {
  brand: tokensOf('brand'),
  accent: tokensOf('accent'),
  success: tokensOf('success'),
  warning: tokensOf('warning'),
  danger: tokensOf('danger'),
  info: tokensOf('info'),
};

function familyNames<Name extends Family>(family: Name) {
  return {
    solid: `${family}-solid`,
    solidHover: `${family}-hover`,
    solidActive: `${family}-active`,
    onSolid: `${family}-on`,
    subtle: `${family}-subtle`,
    subtleHover: `${family}-subtle-hover`,
    onSubtle: `${family}-strong`,
    text: `${family}-text`,
    textHover: `${family}-strong`,
    edge: `${family}-edge`,
    ring: `${family}-edge`,
  } as const satisfies Record<string, FamilyToken>;
}

/** The colours by the names that components use; the values are custom property names. */
export const COLOUR_NAMES = {
  page: 'page',
  surface: 'surface',
  raised: 'raised',
  sunken: 'sunken',
  hover: 'hover',
  selected: 'selected',
  text: 'text',
  muted: 'muted',
  placeholder: 'placeholder',
  disabled: 'disabled',
  border: 'border',
  control: 'control',
  focusInner: 'focus-inner',
  focusOuter: 'focus-outer',
  brand: familyNames('brand'),
  accent: familyNames('accent'),
  success: familyNames('success'),
  warning: familyNames('warning'),
  danger: familyNames('danger'),
  info: familyNames('info'),
} as const;

/** What an instance sets of its shape: everything else about size derives from these two. */
export const SHAPE_TOKENS = { radius: 'radius', density: 'density' } as const;
