import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';
import type { BlockPlace, Look } from './look.ts';

/** What a look is made of; everything else an owner wrote stays. */
type Looks = Pick<
  SettingsDocument,
  'colours' | 'darkModeAvailable' | 'defaultTheme' | 'fonts' | 'header' | 'footer'
>;
export type LookPatch = Partial<Looks>;

/** What an owner may keep of their own: the colours of both themes, the typefaces. */
export const KEEPABLE = ['colours', 'fonts'] as const;
export type Keepable = (typeof KEEPABLE)[number];

/**
 * What a look changes in the settings of an instance, each property as a whole and only where it
 * differs: name, logos, links and texts stay, and so does what is no matter of taste – what stands in
 * the bar, whether the logo needs the name beside it, and texts that were promised more contrast.
 * Colours that are kept get the corners and the spacing of the look.
 */
export function applyLook(
  look: Look,
  settings: SettingsDocument,
  kept: readonly Keepable[] = [],
): LookPatch {
  const { contrast } = settings.colours.policy ?? {};
  const { tools, nameBesideLogo } = settings.header ?? {};
  const keepsColours = kept.includes('colours');
  const wanted: LookPatch = {
    colours: {
      ...(keepsColours ? settings.colours : look.colours),
      policy: { ...look.colours.policy, ...(contrast === 'aaa' && { contrast }) },
    },
    ...(!keepsColours && {
      darkModeAvailable: look.colours.dark !== undefined,
      defaultTheme: look.defaultTheme,
    }),
    ...(!kept.includes('fonts') && { fonts: look.fonts }),
    header: {
      ...look.header,
      ...(tools && { tools }),
      ...(nameBesideLogo !== undefined && { nameBesideLogo }),
    },
    footer: look.footer,
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => !isEqual(value, settings[name as keyof Looks]), // The keys of `wanted`.
    ),
  );
}

interface Block {
  readonly type: string;
  readonly props: object;
}

/**
 * The blocks of a page as the look arranges them: the same ones with the same texts, by the order of
 * their types, and laid out so. Those that the look does not speak of keep behind the one they followed.
 */
export function arrangeBlocks<B extends Block>(
  { home }: Pick<Look, 'home'>,
  blocks: readonly B[],
): B[] {
  const places = new Map(home.map((place, index) => [place.type, { place, index }]));
  let before = -1;
  return blocks
    .map((block) => {
      const known = places.get(block.type);
      if (known) before = known.index;
      return { block: laidOut(block, known?.place), rank: before };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ block }) => block);
}

function laidOut<B extends Block>(block: B, place: BlockPlace | undefined): B {
  if (place?.layout === undefined) return block;
  return { ...block, props: { ...block.props, layout: place.layout } };
}

/** Of values that JSON can say, whatever the order of their properties. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
