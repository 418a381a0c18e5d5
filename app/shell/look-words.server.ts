import type { Settings } from '#instance-schema/generated/settings.ts';

/**
 * What an owner chose of header and footer, as words that style sheets know: the frame carries them
 * in `data-look`. What every page has unless told otherwise has no word.
 */
export function lookWords({ header, footer }: Pick<Settings, 'header' | 'footer'>): string {
  const { bar, isSticky, logoPlace, logoSize, nameBesideLogo } = header;
  const words = [
    bar !== 'plain' && bar,
    isSticky && 'sticky',
    logoPlace === 'centre' && 'centred',
    logoSize !== 'medium' && `${logoSize}-logo`,
    !nameBesideLogo && 'logo-alone',
    footer.style === 'columns' && 'columns',
  ];
  return words.filter(Boolean).join(' ');
}
