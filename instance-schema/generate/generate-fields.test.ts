import { describe, expect, it } from 'vitest';
import type { FieldNode } from '../field-node.ts';
import { conditionsIn } from './field-conditions.ts';
import { fieldControl } from './field-control.ts';
import { fieldTexts, fieldTree, type FieldTree } from './generate-fields.ts';
import { readSchemaFiles, type SchemaNode } from './schema-files.ts';

const schemas = await readSchemaFiles();
const tree = fieldTree(schemas);

function at(fields: readonly FieldNode[], ...names: string[]): FieldNode {
  const [name, ...rest] = names;
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`There is no field ${name}`);
  return rest.length === 0 ? field : at(('fields' in field ? field.fields : []) ?? [], ...rest);
}

/** The tree of a schema that stands where the one of pages stands. */
function treeOf(page: SchemaNode): FieldTree {
  const own = { title: 'Page', type: 'object', ...page };
  return fieldTree(new Map([...schemas, ['page.schema.json', own]]));
}

describe('the fields of a form', () => {
  it('follow references, with what stands beside them', () => {
    expect(at(tree.settings, 'colours', 'light', 'primary')).toMatchObject({
      control: 'colour',
      text: 'palette.primary',
      isRequired: true,
    });
    expect(at(tree.settings, 'guaranteeChargePercent')).toMatchObject({
      control: 'percent',
      default: 0,
      group: 'money',
      section: 'charges',
    });
  });

  it('end where a document stands in one of its kind', () => {
    expect(at(tree['menu-item'], 'children')).toMatchObject({ control: 'list', same: 'menu-item' });
  });

  it('of a list are those of its entries', () => {
    const list = at(tree.banner, 'information');
    expect(list).toMatchObject({ control: 'list', maxItems: 20, when: { name: 'type' } });
    expect(at([list], 'information', 'titleColor')).toMatchObject({ control: 'colour' });
  });

  it('of an entry of several kinds are told apart by its type', () => {
    const kind = (name: string, properties: Record<string, SchemaNode>) => ({
      title: `${name}Part`,
      properties: { type: { const: name }, ...properties },
    });
    const { page } = treeOf({
      properties: {
        parts: {
          type: 'array',
          items: { oneOf: [kind('hero', { wide: { type: 'boolean' } }), kind('line', {})] },
        },
      },
    });
    const parts = at(page, 'parts');
    expect(parts).toMatchObject({ control: 'list', optionText: 'page.parts' });
    expect('kinds' in parts && parts.kinds).toMatchObject({
      hero: [
        { name: 'type', control: 'fixed' },
        { name: 'wide', text: 'heroPart.wide' },
      ],
      line: [{ name: 'type', control: 'fixed' }],
    });
    expect(fieldTexts({ page } as FieldTree)).toEqual([
      'label.heroPart.wide',
      'label.page.parts',
      'option.page.parts.hero',
      'option.page.parts.line',
    ]);
  });

  it('stand in the order of x-order, else in that of the schema', () => {
    const { page } = treeOf({
      properties: {
        a: { type: 'string' },
        b: { type: 'string', 'x-order': 1 },
        c: { type: 'string', 'x-order': -1 },
        d: { type: 'string' },
      },
    });
    expect(page.map(({ name }) => name)).toEqual(['c', 'a', 'd', 'b']);
  });

  it.each([
    ['a control that nobody knows', { x: { type: 'string', 'x-control': 'slider' } }],
    ['an object without a title', { x: { type: 'object', properties: {} } }],
    ['kinds without a type', { x: { type: 'array', items: { oneOf: [{ title: 'A' }] } } }],
  ])('are refused with %s', (_what, properties) => {
    expect(() => treeOf({ properties })).toThrow(/no control|no title|not told apart/);
  });
});

describe('a control', () => {
  it.each<[string, SchemaNode, SchemaNode?]>([
    ['text', { type: 'string', maxLength: 60 }],
    ['text-area', { type: 'string', maxLength: 201 }],
    ['number', { type: 'integer' }],
    ['switch', { type: 'boolean' }],
    ['select', { enum: ['a', 'b'] }],
    ['fixed', { const: 2 }],
    ['object', { type: 'object', properties: {} }],
    ['words', { type: 'array', items: { type: 'string' } }, { type: 'string' }],
    ['choices', { type: 'array', items: {} }, { enum: ['a'] }],
    ['list', { type: 'array', items: {} }, { properties: {} }],
    ['code', { type: 'string', 'x-control': 'code' }],
  ])('%s is what a value of that type is asked for by', (control, node, items = {}) => {
    expect(fieldControl(node, items)).toBe(control);
  });
});

describe('conditions', () => {
  it('are what an if forbids', () => {
    expect(Object.fromEntries(conditionsIn(schemas.get('coupon.schema.json') ?? {}))).toEqual({
      bonus_amount: { name: 'bonus_amount_calculation_type', is: ['amount'] },
      bonus_percentage: { name: 'bonus_amount_calculation_type', isNot: ['amount'] },
    });
    expect(at(tree['payment-method'], 'bic').when).toEqual({ name: 'strategy', is: ['message'] });
  });
});

describe('the settings', () => {
  it('stand on one page each, but for their version', () => {
    const homeless = tree.settings.filter(({ group }) => group === undefined);
    expect(homeless.map(({ name }) => name)).toEqual(['schemaVersion']);
  });
});
