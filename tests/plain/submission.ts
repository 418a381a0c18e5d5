import { randomUUID } from 'node:crypto';
import {
  chosenOptions,
  faultOf,
  fieldsOf,
  filesOf,
  isChecked,
  isDisabled,
  isSubmitter,
  kindOf,
  valueOf,
  valueOfOption,
  type GivenFile,
} from './fields.ts';
import { closest, type Element } from './tree.ts';

/** What a form asks the server for. */
export interface Sent {
  url: URL;
  method: 'GET' | 'POST';
  body?: Buffer;
  type?: string;
}

type Entry = [name: string, value: string | GivenFile];

/** The first field that keeps a browser from sending a form, and why. */
export function refusal(form: Element, submitter: Element | undefined): string | undefined {
  const isUnasked = form.attribs['novalidate'] ?? submitter?.attribs['formnovalidate'];
  if (isUnasked !== undefined) return undefined;
  for (const field of fieldsOf(form)) {
    const fault = faultOf(field);
    if (fault !== undefined) return `${field.attribs['name'] ?? field.name} ${fault}`;
  }
  return undefined;
}

/** How a form is sent that is found in a page of that address, by a button of it or by a key. */
export function submission(form: Element, submitter: Element | undefined, page: URL): Sent {
  const said = (name: string) => submitter?.attribs[`form${name}`] ?? form.attribs[name];
  const url = new URL(said('action') ?? page, page);
  const entries = entriesOf(form, submitter);
  if (said('method')?.toLowerCase() !== 'post') {
    url.search = new URLSearchParams(entries.map(asText)).toString();
    return { url, method: 'GET' };
  }
  const encoded = said('enctype') === 'multipart/form-data' ? multipart(entries) : plain(entries);
  return { url, method: 'POST', ...encoded };
}

function entriesOf(form: Element, submitter: Element | undefined): Entry[] {
  return fieldsOf(form).flatMap((field): Entry[] => {
    const { name } = field.attribs;
    const isOtherButton = (field.name === 'button' || isSubmitter(field)) && field !== submitter;
    const isOffered = closest(field, (each) => each.name === 'datalist') !== undefined;
    if (!name || isOtherButton || isOffered || isDisabled(field)) return [];
    if (['button', 'reset', 'output'].includes(kindOf(field))) return [];
    return valuesOf(field).map((value) => [name, value]);
  });
}

function valuesOf(field: Element): (string | GivenFile)[] {
  const kind = kindOf(field);
  if (kind === 'checkbox' || kind === 'radio') return isChecked(field) ? [valueOf(field)] : [];
  if (kind === 'select') {
    return chosenOptions(field)
      .filter((option) => !isDisabled(option))
      .map(valueOfOption);
  }
  if (kind !== 'file') return [valueOf(field).replaceAll(/\r?\n/g, '\r\n')];
  const none = { name: '', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) };
  return filesOf(field).length > 0 ? filesOf(field) : [none];
}

const asText = ([name, value]: Entry): [string, string] => [
  name,
  typeof value === 'string' ? value : value.name,
];

function plain(entries: Entry[]) {
  const body = Buffer.from(new URLSearchParams(entries.map(asText)).toString());
  return { body, type: 'application/x-www-form-urlencoded' };
}

function multipart(entries: Entry[]) {
  const boundary = `----${randomUUID()}`;
  const quoted = (text: string) =>
    text.replaceAll('"', '%22').replaceAll('\n', '%0A').replaceAll('\r', '%0D');
  const parts = entries.flatMap(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"`;
    if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)];
    const file = `; filename="${quoted(value.name)}"\r\ncontent-type: ${value.mimeType}`;
    return [Buffer.from(`${head}${file}\r\n\r\n`), value.buffer, Buffer.from('\r\n')];
  });
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}
