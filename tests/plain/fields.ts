import { isTag, Text } from 'domhandler';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';
import {
  closest,
  find,
  inOrder,
  isWithin,
  rootOf,
  squeezed,
  textOf,
  type Element,
} from './tree.ts';

/** A file as a journey gives it. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const files = new WeakMap<Element, GivenFile[]>();
/** Fields in which somebody wrote; a length is only held against those. */
const written = new WeakSet<Element>();

/** The type of a field or a button, as far as it decides what it does. */
export function kindOf({ name, attribs }: Element): string {
  const type = attribs['type']?.toLowerCase();
  if (name === 'input') return type === undefined || type === '' ? 'text' : type;
  if (name === 'button') return type ?? 'submit';
  return name;
}

export const isSubmitter = (element: Element) =>
  (element.name === 'button' || element.name === 'input') &&
  ['submit', 'image'].includes(kindOf(element));

export function valueOf(field: Element): string {
  if (field.name === 'textarea') return textOf(field).replace(/^\n/, '');
  if (field.name === 'select') return chosenOptions(field).map(valueOfOption)[0] ?? '';
  const isBox = ['checkbox', 'radio'].includes(kindOf(field));
  return field.attribs['value'] ?? (isBox ? 'on' : '');
}

export function setValue(field: Element, value: string): void {
  written.add(field);
  if (field.name !== 'textarea') {
    field.attribs['value'] = value;
    return;
  }
  const text = new Text(value);
  text.parent = field;
  field.children = [text];
}

export const filesOf = (field: Element) => files.get(field) ?? [];
export const setFiles = (field: Element, given: GivenFile[]) => void files.set(field, given);

export const optionsOf = (select: Element) => find('option', [select]);

export const valueOfOption = (option: Element) =>
  option.attribs['value'] ?? squeezed(textOf(option));

export function chosenOptions(select: Element): Element[] {
  const options = optionsOf(select);
  const chosen = options.filter(({ attribs }) => attribs['selected'] !== undefined);
  if (select.attribs['multiple'] !== undefined) return chosen;
  const first = options.find((option) => !isDisabled(option));
  return chosen.slice(-1).concat(chosen.length === 0 && first ? [first] : []);
}

export function choose(select: Element, option: Element): void {
  if (select.attribs['multiple'] === undefined) {
    for (const other of optionsOf(select)) delete other.attribs['selected'];
  }
  option.attribs['selected'] = '';
}

export const isChecked = ({ attribs }: Element) => attribs['checked'] !== undefined;

/** Presses a box, which of a group of radios leaves one. */
export function press(box: Element): void {
  if (kindOf(box) === 'checkbox') {
    if (isChecked(box)) delete box.attribs['checked'];
    else box.attribs['checked'] = '';
    return;
  }
  for (const other of groupOf(box)) delete other.attribs['checked'];
  box.attribs['checked'] = '';
}

function groupOf(radio: Element): Element[] {
  const document = rootOf(radio);
  const { name } = radio.attribs;
  if (!document || name === undefined) return [radio];
  const form = formOf(radio);
  return find('input[type=radio]', [document]).filter(
    (other) => other.attribs['name'] === name && formOf(other) === form,
  );
}

export function isDisabled(field: Element): boolean {
  if (field.attribs['disabled'] !== undefined) return true;
  const set = closest(field, (each) => {
    if (each.name !== 'fieldset' || each.attribs['disabled'] === undefined) return false;
    const legend = each.children.filter(isTag).find(({ name }) => name === 'legend');
    return !(legend && isWithin(field, legend));
  });
  return set !== undefined;
}

/** The form that a field belongs to, within it or by its name. */
export function formOf(field: Element): Element | undefined {
  const { form: id } = field.attribs;
  if (id === undefined) return closest(field, ({ name }) => name === 'form');
  const document = rootOf(field);
  return document && find('form[id]', [document]).find(({ attribs }) => attribs['id'] === id);
}

export function fieldsOf(form: Element): Element[] {
  const document = rootOf(form);
  if (!document) return [];
  const all = find('input, button, select, textarea, output', [document]);
  return inOrder(all.filter((field) => formOf(field) === form));
}

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Why a browser would not send what stands in a field. */
export function faultOf(field: Element): string | undefined {
  const { attribs } = field;
  const kind = kindOf(field);
  const isReadOnly = attribs['readonly'] !== undefined;
  if (isDisabled(field) || isReadOnly || ['hidden', 'button', 'submit'].includes(kind)) {
    return undefined;
  }
  const isMissing = attribs['required'] !== undefined && isEmpty(field);
  if (isMissing) return 'is required';
  const value = valueOf(field);
  if (value === '' || field.name === 'select') return undefined;
  if (kind === 'email' && !EMAIL.test(value)) return 'is no address';
  if (kind === 'url' && parseUrl(value) === undefined) return 'is no link';
  if (kind === 'number') return faultOfNumber(Number(value), attribs);
  return faultOfText(field, value);
}

function isEmpty(field: Element): boolean {
  const kind = kindOf(field);
  if (kind === 'checkbox') return !isChecked(field);
  if (kind === 'radio') return !groupOf(field).some(isChecked);
  if (kind === 'file') return filesOf(field).length === 0;
  return valueOf(field) === '';
}

function faultOfNumber(value: number, attribs: Element['attribs']): string | undefined {
  const bound = (name: string) => (attribs[name] ? Number(attribs[name]) : undefined);
  const [min, max] = [bound('min'), bound('max')];
  if (min !== undefined && value < min) return `is less than ${min}`;
  if (max !== undefined && value > max) return `is more than ${max}`;
  const step = attribs['step'] === 'any' ? undefined : (bound('step') ?? 1);
  const steps = (value - (min ?? 0)) / (step ?? 1);
  const isBetween = step !== undefined && Math.abs(steps - Math.round(steps)) > 1e-6;
  return isBetween ? `is no step of ${step}` : undefined;
}

function faultOfText(field: Element, value: string): string | undefined {
  const { pattern, minlength, maxlength } = field.attribs;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'v').test(value)) {
    return 'is not as it is asked for';
  }
  if (!written.has(field)) return undefined;
  if (minlength !== undefined && value.length < Number(minlength)) return 'is too short';
  if (maxlength !== undefined && value.length > Number(maxlength)) return 'is too long';
  return undefined;
}
