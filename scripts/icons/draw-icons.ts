import { icons as set } from '@iconify-json/lucide';
import { ICON_NAMES } from '#app/ui/icon-names.ts';

/** What a shape says of its look in the set: an icon is told by where it is used. */
const LOOK = / (?:fill="none"|stroke(?:-linecap|-linejoin|-width)?="[^"]*")/g;

/** One symbol an icon; size, stroke and colour come from where it is used. */
export function drawIcons(): string {
  const symbols = ICON_NAMES.map((name) => {
    // Some have another name in the set by now.
    const icon = set.icons[set.aliases?.[name]?.parent ?? name];
    if (!icon) throw new Error(`There is no icon "${name}".`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${icon.body.replace(LOOK, '')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
