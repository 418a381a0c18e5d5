import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_KINDS, type DocumentKind } from '#instance-schema/document-kinds.ts';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { readExamples } from '#instance-schema/generate/examples.ts';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { pointerTo, valueAt } from '#instance-schema/json-pointer.ts';
import { isObject, withValue } from './documents.ts';
import { fieldChanges } from './field-changes.ts';
import { isLeafField, isListField } from './field-kinds.ts';
import { ENTRIES, partName } from './field-place.ts';
import { isUnseen } from './is-asked.ts';
import { entryFields, readFields } from './read-fields.ts';
import { shownParts } from './shown-parts.ts';

interface Input {
  pointer: string;
  name: string;
  texts: readonly string[];
  /** No form of ours has it. */
  isUnseen: boolean;
}

/** Every input of a form that asks for all there is. */
function inputsOf(fields: readonly FieldNode[], root: unknown, pointer = ''): Input[] {
  const value = pointer === '' ? root : valueAt(root, pointer);
  return fields.flatMap((field) => {
    const at = pointerTo(pointer, field.name);
    const own = isObject(value) ? value[field.name] : undefined;
    if (isLeafField(field)) {
      return Object.entries(shownParts(field, own, 'Europe/Berlin')).map(([part, texts]) => ({
        pointer: at,
        name: partName(at, part),
        texts,
        isUnseen: isUnseen(field),
      }));
    }
    if (!isListField(field)) return inputsOf(field.fields, root, at);
    const entries: unknown[] = Array.isArray(own) ? own : [];
    return entries.flatMap((entry, index) =>
      inputsOf(entryFields(field, entry, fields), root, pointerTo(at, index)),
    );
  });
}

function sent(inputs: readonly Input[]): FormData {
  const form = new FormData();
  for (const { name, texts } of inputs) for (const text of texts) form.append(name, text);
  return form;
}

/** As a browser sends the lines of a text. */
const asSent = (inputs: readonly Input[]) =>
  inputs.map((input) => ({
    ...input,
    texts: input.texts.map((text) => text.replace(/\n/g, '\r\n')),
  }));

const examples = [...(await readExamples('valid')), ...(await readExamples('invalid'))];

describe('a form that is sent as it was made changes nothing', () => {
  test.each(examples.map(({ kind, name, document }) => [kind, name, document] as const))(
    'of the %s %s',
    (kind, _name, document) => {
      const fields = FIELDS[kind];
      const form = sent(asSent(inputsOf(fields, document)));
      const after = readFields(fields, { form, before: document, pointer: '' });
      expect(fieldChanges(fields, { before: document, after, pointer: '' })).toEqual([]);
    },
  );

  test('whatever an importer may have put into a draft', () => {
    const kinds = fc.constantFrom<DocumentKind>(...DOCUMENT_KINDS);
    fc.assert(
      fc.property(kinds, fc.infiniteStream(fc.jsonValue({ maxDepth: 3 })), (kind, values) => {
        const fields = FIELDS[kind];
        const document = Object.fromEntries(
          fields.map(({ name }) => [name, values.next().value as unknown]),
        );
        const form = sent(asSent(inputsOf(fields, document)));
        const after = readFields(fields, { form, before: document, pointer: '' });
        expect(fieldChanges(fields, { before: document, after, pointer: '' })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

test('a text that is typed anywhere is kept, valid or not, and changes nothing beside it', () => {
  const cases = examples.flatMap(({ kind, document }) =>
    inputsOf(FIELDS[kind], document)
      .filter(({ texts, name }) => texts.length === 1 && !name.includes('~'))
      .map((input) => ({ kind, document, input })),
  );
  const text = fc
    .string({ minLength: 1, maxLength: 40 })
    .map((typed) => typed.replace(/[\r\n]/g, ' ').trim())
    .filter((typed) => typed !== '');
  fc.assert(
    fc.property(fc.constantFrom(...cases), text, ({ kind, document, input }, typed) => {
      const fields = FIELDS[kind];
      const inputs = inputsOf(fields, document).map((one) =>
        one.name === input.name ? { ...one, texts: [typed] } : one,
      );
      const after = readFields(fields, { form: sent(inputs), before: document, pointer: '' });
      const changes = fieldChanges(fields, { before: document, after, pointer: '' });
      for (const { pointer } of changes) {
        const isOwn = input.name.startsWith(pointer) || pointer.startsWith(input.pointer);
        expect(isOwn, `${pointer} beside ${input.name}`).toBe(true);
      }
      if (input.isUnseen) {
        expect(changes).toEqual([]);
        return;
      }
      // What is shown again is what a form goes on with.
      const again = inputsOf(fields, after).find(({ name }) => name === input.name);
      const next = readFields(fields, {
        form: sent(inputsOf(fields, after)),
        before: after,
        pointer: '',
      });
      expect(next).toEqual(after);
      expect(again === undefined ? typed : again.texts.join(' ')).not.toBe('');
    }),
    { numRuns: 1_000 },
  );
});

test('changes applied to what a form was made from are what was written', () => {
  const cases = examples.filter(({ document }) => isObject(document));
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.array(fc.string({ maxLength: 12 }), { minLength: 200, maxLength: 200 }),
      ({ kind, document }, texts) => {
        const fields = FIELDS[kind];
        const inputs = inputsOf(fields, document).map((input, at) => {
          const text = texts[at % texts.length] ?? '';
          const isOneText = input.texts.length === 1;
          return at % 3 === 0 && isOneText ? { ...input, texts: [text] } : input;
        });
        const after = readFields(fields, { form: sent(inputs), before: document, pointer: '' });
        let applied: unknown = document;
        for (const { pointer, value } of fieldChanges(fields, {
          before: document,
          after,
          pointer: '',
        })) {
          applied = withValue(applied, pointer, value);
        }
        expect(applied).toEqual(after);
      },
    ),
    { numRuns: 300 },
  );
});

describe('a value', () => {
  const read = (kind: DocumentKind, before: object, entries: Record<string, string | string[]>) => {
    const form = new FormData();
    for (const [name, texts] of Object.entries(entries)) {
      for (const text of [texts].flat()) form.append(name, text);
    }
    return readFields(FIELDS[kind], { form, before, pointer: '' });
  };

  test.each<[string, DocumentKind, object, Record<string, string | string[]>, object]>([
    ['that is emptied is absent', 'settings', { panelName: 'Nova' }, { '/panelName': '' }, {}],
    ['in percent is a share', 'settings', {}, { '/guaranteeChargePercent': '12,5' }, { guaranteeChargePercent: 0.125 }],
    ['that is no number stays as typed', 'banner', {}, { '/scroll_delay': 'soon' }, { scroll_delay: 'soon' }],
    ['that is switched to its default is absent', 'settings', { captchaEnabled: false }, { '/captchaEnabled': ['off', 'on'] }, {}],
    ['that is switched off against its default is said', 'settings', {}, { '/captchaEnabled': ['off'] }, { captchaEnabled: false }],
    ['of an object that nobody fills in leaves no object', 'settings', { company: { name: 'A' } }, { '/company/name': '', '/company/address': '' }, {}],
    ['of an object that is not there makes one', 'settings', {}, { '/company/name': 'A' }, { company: { name: 'A' } }],
    ['as a colour may leave out what is clear', 'settings', {}, { '/colours/light/primary': 'FA0' }, { colours: { light: { primary: '#ffaa00' } } }],
    ['in English alone is a text by language', 'menu-item', {}, { '/title/en': 'Home', '/title/de': '' }, { title: { en: 'Home' } }],
    ['for every language stays one', 'menu-item', { title: 'Home' }, { '/title/en': 'Start', '/title/de': '' }, { title: 'Start' }],
    ['for every language becomes one of two', 'menu-item', { title: 'Home' }, { '/title/en': 'Home', '/title/de': 'Start' }, { title: { en: 'Home', de: 'Start' } }],
    ['of ids is a list of numbers', 'special-offer', {}, { '/services': '12, 7\n3' }, { services: [12, 7, 3] }],
    ['of lines is a list of texts', 'settings', { linkRules: [{}] }, { '/linkRules/0/hosts': 'a.example\n\n b.example ' }, { linkRules: [{ hosts: ['a.example', 'b.example'] }] }],
    ['that is ticked is one of a list', 'settings', {}, { '/bannerSlots': ['', 'sidebar', 'orders'] }, { bannerSlots: ['sidebar', 'orders'] }],
    ['as a moment in UTC is written in UTC', 'coupon', {}, { '/valid_to': '2026-12-24T18:00', '/valid_to~zone': 'Europe/Berlin' }, { valid_to: '2026-12-24T17:00:00Z' }],
    ['that is no moment stays as typed', 'coupon', {}, { '/valid_to': 'some day', '/valid_to~zone': 'UTC' }, { valid_to: 'some day' }],
    ['that no form asks for stays', 'settings', { panelName: 'Nova', supportEmail: 'a@b.example' }, { '/panelName': 'Nova 2' }, { panelName: 'Nova 2', supportEmail: 'a@b.example' }],
  ])('%s', (_what, kind, before, entries, expected) => {
    expect(read(kind, before, entries)).toEqual(expected);
  }); // oxfmt-ignore
});

test('a list is read with the entries that it was drawn with', () => {
  const fields = FIELDS.settings.filter(({ name }) => name === 'customMenuItems');
  const [kept, put] = [
    { title: { en: 'Kept' }, url: '/kept' },
    { title: { en: 'Put back' }, url: '/put-back' },
  ];
  const base = { customMenuItems: [kept] };
  const drawn = { customMenuItems: [put, kept] };
  const form = sent(inputsOf(fields, drawn));
  form.set(`/customMenuItems${ENTRIES}`, JSON.stringify(drawn.customMenuItems));
  expect(readFields(fields, { form, before: base, pointer: '' })).toEqual(drawn);
});
