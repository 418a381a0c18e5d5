import { describe, expect, test } from 'vitest';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { valueAt } from '#instance-schema/json-pointer.ts';
import { stepIn, stepValue, takeStep, type FormStep } from './form-steps.ts';

const settings = {
  panelName: 'Nova',
  metaTags: [{ name: 'one' }, { name: 'two' }, { name: 'three' }],
  customMenuItems: [
    { title: 'last', url: '/c', sorting: 30 },
    { title: 'first', url: '/a', sorting: 10 },
  ],
  company: { name: 'Nova Ltd' },
  logos: { light: { url: '/a.png', width: 1, height: 1 } },
};

const take = (step: FormStep) => takeStep(FIELDS.settings, settings, step);
const names = (root: unknown, pointer: string, name: string) => {
  const list = valueAt(root, pointer);
  return Array.isArray(list) ? list.map((entry: Record<string, unknown>) => entry[name]) : list;
};

describe('a button says its step', () => {
  test.each<FormStep>([
    { name: 'up', pointer: '/metaTags/1' },
    { name: 'add', pointer: '/blocks', type: 'hero' },
    { name: 'put', pointer: '/colours/light/primary', value: '#0e5a6b' },
    { name: 'put', pointer: '/colours', value: { light: { primary: '#111111' } } },
    { name: 'join', pointer: '/colours', value: { light: { accent: null } } },
  ])('%j', (step) => expect(stepIn(stepValue(step))).toEqual(step));

  test.each([
    null,
    '',
    'up',
    'up metaTags',
    'fly /metaTags/0',
    'put /panelName {',
    `up /${'x'.repeat(400)}`,
  ])('and no button says %j', (text) => expect(stepIn(text)).toBeUndefined());
});

describe('a list', () => {
  test('gets an entry at its end', () => {
    const done = take({ name: 'add', pointer: '/metaTags' });
    expect(names(done?.after, '/metaTags', 'name')).toEqual(['one', 'two', 'three', undefined]);
    expect(done).toMatchObject({ whole: '/metaTags', focus: '/metaTags/3' });
  });

  test('that is not there yet begins with one', () => {
    const done = take({ name: 'add', pointer: '/salesBlocks' });
    expect(valueAt(done?.after, '/salesBlocks')).toEqual([{}]);
  });

  test('loses an entry, and the next one is gone on with', () => {
    const done = take({ name: 'remove', pointer: '/metaTags/2' });
    expect(names(done?.after, '/metaTags', 'name')).toEqual(['one', 'two']);
    expect(done?.focus).toBe('/metaTags/1');
  });

  test.each<[FormStep['name'], string, string[]]>([
    ['up', '/metaTags/1', ['two', 'one', 'three']],
    ['down', '/metaTags/1', ['one', 'three', 'two']],
  ])('moves an entry %s', (name, pointer, order) => {
    expect(names(take({ name, pointer })?.after, '/metaTags', 'name')).toEqual(order);
  });

  test('that is shown by its sorting moves as it is shown, and says so', () => {
    const { after } = take({ name: 'up', pointer: '/customMenuItems/0' }) ?? {};
    expect(names(after, '/customMenuItems', 'title')).toEqual(['last', 'first']);
    expect(names(after, '/customMenuItems', 'sorting')).toEqual([10, 20]);
  });

  test('of entries under an entry names them after it', () => {
    const item = { id: 5, title: 'More', url: '/more' };
    const done = takeStep(FIELDS['menu-item'], item, { name: 'add', pointer: '/children' });
    expect(valueAt(done?.after, '/children/0/id')).toBe('5-1');
    const again = takeStep(FIELDS['menu-item'], done?.after, {
      name: 'add',
      pointer: '/children/0/children',
    });
    expect(valueAt(again?.after, '/children/0/children/0/id')).toBe('5-1-1');
  });

  test('takes no more entries than its schema', () => {
    const full = { metaTags: Array.from({ length: 30 }, () => ({})) };
    expect(takeStep(FIELDS.settings, full, { name: 'add', pointer: '/metaTags' })).toBeUndefined();
  });
});

describe('a value', () => {
  test('is reset by taking it out', () => {
    const done = take({ name: 'reset', pointer: '/panelName' });
    expect(done?.after).not.toHaveProperty('panelName');
  });

  test.each(['/company/name', '/logos/light'])(
    'at %s takes along the object in which nothing is left',
    (pointer) => {
      const done = take({ name: 'reset', pointer });
      expect(done?.after).not.toHaveProperty(pointer.split('/')[1] ?? '');
    },
  );

  test('is what a button proposes', () => {
    const step = { name: 'put', pointer: '/colours/light/primary', value: '#123456' } as const;
    expect(valueAt(take(step)?.after, '/colours/light/primary')).toBe('#123456');
  });

  test('is joined with what a button proposes of it', () => {
    const light = { primary: '#111111', accent: '#222222', text: '#333333' };
    const proposed = { light: { primary: '#123456', accent: null }, policy: { radius: 'none' } };
    const step = { name: 'join', pointer: '/colours', value: proposed } as const;
    expect(takeStep(FIELDS.settings, { colours: { light } }, step)?.after).toEqual({
      colours: { light: { primary: '#123456', text: '#333333' }, policy: { radius: 'none' } },
    });
    expect(valueAt(take(step)?.after, '/colours')).toEqual({
      light: { primary: '#123456' },
      policy: { radius: 'none' },
    });
  });
});

test.each<FormStep>([
  { name: 'up', pointer: '/metaTags/0' },
  { name: 'down', pointer: '/metaTags/2' },
  { name: 'remove', pointer: '/metaTags/9' },
  { name: 'remove', pointer: '/panelName/0' },
  { name: 'add', pointer: '/panelName' },
  { name: 'add', pointer: '/__proto__' },
  { name: 'reset', pointer: '/nothing/here' },
  { name: 'put', pointer: '/constructor', value: 1 },
  { name: 'up', pointer: '/metaTags/x' },
])('nothing can be done about %j', (step) => expect(take(step)).toBeUndefined());
