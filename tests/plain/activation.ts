import { fieldsOf, formOf, isDisabled, isSubmitter, kindOf, press } from './fields.ts';
import { refusal, submission, type Sent } from './submission.ts';
import { byId, closest, find, hasTag, isWithin, stateAttribute, type Element } from './tree.ts';
import type { View } from './view.ts';

/** What somebody asked for by a click or a key: another page, or nothing that leaves this one. */
export type Asked = Sent | undefined;

/** What HTML itself lets a click do, without any script. */
export function click(view: View, element: Element): Asked {
  const target = closest(element, isActive);
  if (!target) return undefined;
  view.focus(target);
  if (isDisabled(target)) return undefined;
  if (target.name === 'a') return follow(view, target);
  if (target.name === 'summary') return unfold(view, target);
  if (target.name === 'label') return pressLabel(view, target);
  return pressControl(view, target);
}

function isActive(element: Element): boolean {
  if (element.name === 'a') return element.attribs['href'] !== undefined;
  return hasTag(element, 'button', 'input', 'select', 'textarea', 'summary', 'label');
}

function follow(view: View, { attribs }: Element): Asked {
  const url = new URL(attribs['href'] ?? '', view.url);
  if (attribs['target'] === '_blank') throw new Error(`${url.href} opens in another window.`);
  return { url, method: 'GET' };
}

function unfold(view: View, summary: Element): undefined {
  const details = closest(summary, ({ name }) => name === 'details');
  if (!details) return;
  const { name, open } = details.attribs;
  if (open !== undefined) delete details.attribs['open'];
  else {
    const group = name === undefined ? [] : find('details[name]', [view.document]);
    for (const other of group) if (other.attribs['name'] === name) delete other.attribs['open'];
    details.attribs['open'] = '';
  }
  view.changed();
}

function pressLabel(view: View, label: Element): Asked {
  const named = label.attribs['for'];
  const inside = find('button, input, select, textarea', [label])[0];
  const field = named === undefined ? inside : byId(view.document, named);
  return field && click(view, field);
}

function pressControl(view: View, control: Element): Asked {
  const kind = kindOf(control);
  if (kind === 'checkbox' || kind === 'radio') {
    if (kind === 'checkbox' || control.attribs['checked'] === undefined) press(control);
    view.changed();
    return undefined;
  }
  if (control.name === 'button' && opens(view, control)) return undefined;
  const form = formOf(control);
  if (!isSubmitter(control) || !form) return undefined;
  return send(view, form, control);
}

/** Whether the button stands for something that opens or closes over the page. */
function opens(view: View, button: Element): boolean {
  const { popovertarget, popovertargetaction = 'toggle', commandfor, command } = button.attribs;
  const target = byId(view.document, commandfor ?? popovertarget ?? '');
  if (!target) return false;
  const isOpen =
    target.attribs['open'] !== undefined ||
    target.attribs[stateAttribute('popover-open')] !== undefined;
  const action = commandfor === undefined ? popovertargetaction : (command ?? '');
  const opening = /toggle/.test(action) ? !isOpen : /show/.test(action);
  const isAutomatic = target.attribs['popover'] !== undefined;
  if (opening && isAutomatic) closeOthers(view, target);
  view.setOpen(target, opening);
  return true;
}

/** Of what opens by itself over a page, one is open at a time, but for what it stands in. */
function closeOthers(view: View, opened: Element): void {
  for (const other of find('[popover]:popover-open', [view.document])) {
    if (!isWithin(opened, other)) view.setOpen(other, false);
  }
}

/** Sends a form, or keeps it where a browser would say at a field why. */
export function send(view: View, form: Element, submitter: Element | undefined): Asked {
  const method = submitter?.attribs['formmethod'] ?? form.attribs['method'];
  const fault = method === 'dialog' ? undefined : refusal(form, submitter);
  if (fault !== undefined) return undefined;
  if (method !== 'dialog') return submission(form, submitter, view.url);
  const dialog = closest(form, ({ name }) => name === 'dialog');
  if (dialog) view.setOpen(dialog, false);
  return undefined;
}

/** The key by which a form is sent from one of its fields, as by its first button. */
export function pressEnter(view: View, field: Element): Asked {
  if (hasTag(field, 'button', 'a', 'summary')) return click(view, field);
  const form = formOf(field);
  if (!form || field.name !== 'input') return undefined;
  const button = fieldsOf(form).find(isSubmitter);
  return button ? click(view, button) : send(view, form, undefined);
}
