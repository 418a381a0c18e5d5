import type { Translator } from '#app/lib/texts/translator.ts';
import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { isLeafField } from '#app/areas/studio/form/field-kinds.ts';

export interface FieldProblem extends Pick<DraftDocument['problems'][number], 'pointer' | 'code'> {
  /** Where the core has said it in the words of the reader. */
  text?: string;
  /** Of a field of several lines or choices, which of them. */
  entry?: number;
}

/** Each text once: two rules that a value breaks may ask for the same. */
export function problemTexts(
  problems: readonly FieldProblem[],
  field: FieldNode,
  t: Translator<'studio-fields'>,
): string[] {
  return [...new Set(problems.map((problem) => problemText(problem, field, t)))];
}

/** What is wrong with a value, in words about what is asked for there. */
export function problemText(
  { entry, ...problem }: FieldProblem,
  field: FieldNode,
  t: Translator<'studio-fields'>,
): string {
  const text = valueText(problem, field, t);
  return entry === undefined ? text : t('problem.entry', { number: String(entry + 1), text });
}

function valueText(
  { code, text }: FieldProblem,
  field: FieldNode,
  t: Translator<'studio-fields'>,
): string {
  if (text !== undefined) return text;
  switch (code) {
    case 'required':
      return t('problem.required');
    case 'unrecognized':
      return t('problem.unrecognized');
    case 'duplicate':
      return t('problem.duplicate');
    case 'taken':
      return t('problem.reserved');
    case 'too_few':
      return t('problem.tooFew');
    case 'too_many':
      return t('problem.tooMany');
    case 'too_long':
      return longText(field, t) ?? formatText(field, t);
    default:
      return formatText(field, t);
  }
}

function longText(field: FieldNode, t: Translator<'studio-fields'>): string | undefined {
  if (!isLeafField(field) || field.maxLength === undefined) return undefined;
  return t('problem.text', { most: String(field.maxLength) });
}

function formatText(field: FieldNode, t: Translator<'studio-fields'>): string {
  if (!isLeafField(field)) return t('problem.value');
  const { name, control, minimum, maximum } = field;
  switch (control) {
    case 'link':
    case 'picture-address':
      return t('problem.link');
    case 'colour':
      return t('problem.colour');
    case 'email':
      return t('problem.email');
    case 'amount':
    case 'decimal':
      return t('problem.amount');
    case 'moment':
      return t('problem.moment');
    case 'percent':
      return t('problem.percent');
    case 'number':
      return minimum === undefined || maximum === undefined
        ? t('problem.number')
        : t('problem.range', { least: String(minimum), most: String(maximum) });
    case 'words':
      return name === 'allowedConnections' ? t('problem.origin') : t('problem.value');
    case 'text':
      if (name === 'code') return t('problem.code');
      return name === 'slug' ? t('problem.slug') : t('problem.value');
    default:
      return t('problem.value');
  }
}
