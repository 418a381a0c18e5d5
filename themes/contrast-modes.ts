import { FAMILIES, type ColourToken } from './tokens.ts';

/** A colour that another token of the same theme already holds. */
export type Aliases = Readonly<Partial<Record<ColourToken, ColourToken>>>;

/**
 * What `prefers-contrast: more` changes, told in colours that every theme already holds: `strong`
 * and `text` meet 7:1 on every surface, so a solid in `strong` carries a label in `page`.
 * Being the same for every instance, it is sent once, in the stylesheet, and not with each page.
 */
export const MORE_CONTRAST: Aliases = Object.fromEntries([
  ['placeholder', 'muted'],
  ['border', 'control'],
  ...FAMILIES.flatMap((family) => [
    [`${family}-solid`, `${family}-strong`],
    [`${family}-hover`, 'text'],
    [`${family}-active`, 'text'],
    [`${family}-on`, 'page'],
    [`${family}-text`, `${family}-strong`],
    [`${family}-edge`, `${family}-strong`],
  ]),
]);

/** In forced colours the reader's own palette rules; what we still draw (SVG) follows it. */
export const FORCED_COLOURS: Readonly<Partial<Record<ColourToken, string>>> = {
  page: 'Canvas',
  surface: 'Canvas',
  raised: 'Canvas',
  sunken: 'Canvas',
  hover: 'Canvas',
  selected: 'Canvas',
  text: 'CanvasText',
  muted: 'CanvasText',
  placeholder: 'CanvasText',
  disabled: 'GrayText',
  border: 'CanvasText',
  control: 'ButtonBorder',
  'focus-inner': 'Canvas',
  'focus-outer': 'Highlight',
  ...Object.fromEntries(
    FAMILIES.flatMap((family) => [
      [`${family}-solid`, 'Highlight'],
      [`${family}-hover`, 'Highlight'],
      [`${family}-active`, 'Highlight'],
      [`${family}-on`, 'HighlightText'],
      [`${family}-subtle`, 'Canvas'],
      [`${family}-subtle-hover`, 'Canvas'],
      [`${family}-text`, 'CanvasText'],
      [`${family}-strong`, 'CanvasText'],
      [`${family}-edge`, 'CanvasText'],
    ]),
  ),
};
