import { contrast, parseHex } from './colour.ts';
import { ANY_GROUNDS, entityColor, type EntityPairs, type ThemeGrounds } from './entity-colour.ts';
import { entityClass } from './entity-class.ts';
import { PREFIX } from './tokens.ts';

/** The pairs of an entity, and a mark on its solid that is a drawing instead of a text. */
type Part = keyof EntityPairs | 'mark';

/** What a component reads of the entity it shows; the values are custom property names. */
export const ENTITY_NAMES = {
  solid: 'entity-solid',
  on: 'entity-on',
  mark: 'entity-mark',
  subtle: 'entity-subtle',
  onSubtle: 'entity-on-subtle',
  text: 'entity-text',
  edge: 'entity-edge',
} as const satisfies Record<Part, string>;

/**
 * The CSS that gives every element of `entityClass(name)` the colours of its entity, for a style
 * element of the page that shows them. Holds none of & < > " '.
 */
export function entityCss(
  colours: Iterable<readonly [name: string, colour: string | undefined]>,
  grounds: ThemeGrounds = ANY_GROUNDS,
): string {
  return [...new Map(colours)]
    .map(([name, colour]) => {
      const { light, dark } = entityColor(colour, grounds);
      const rules = Object.entries(ENTITY_NAMES).map(([part, token]) => {
        // Made of an object with these very keys.
        const key = part as Part;
        return `${PREFIX}${token}:light-dark(${partOf(light, key)},${partOf(dark, key)});`;
      });
      return `.${entityClass(name)}{${rules.join('')}}`;
    })
    .join('');
}

const WHITE = 0xffffff;
/** Less than a text needs, as WCAG has it for what is only seen. */
const DRAWING = 3;

/** Marks are white on their colour where they can be, as everybody knows them. */
function partOf(pairs: EntityPairs, part: Part): string {
  if (part !== 'mark') return pairs[part];
  return contrast(WHITE, parseHex(pairs.solid) ?? WHITE) >= DRAWING ? '#ffffff' : pairs.on;
}
