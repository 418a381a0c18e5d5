import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { LeafField } from '#instance-schema/field-node.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { fieldId } from '../form/field-place.ts';
import { percentText } from '../form/written-numbers.ts';
import { plainText, shownParts, showsDefault } from '../form/shown-parts.ts';
import { useScene } from './editor-scene.tsx';
import { problemTexts } from './field-problem.ts';
import { useFieldWords, type FieldWords } from './field-words.ts';
import { ResetButton } from './reset-button.tsx';

export interface LeafProps {
  field: LeafField;
  pointer: string;
  value: unknown;
}

/** What all fields of one value have in common. */
export function useLeaf({ field, pointer, value }: LeafProps) {
  const { t } = useTranslation('studio-fields');
  const words = useFieldWords();
  const { problems, zone } = useScene();
  const standard = useDefaultText(field, words);
  const isReset = field.default !== undefined && value !== undefined && !showsDefault(field);
  const found = problems.get(pointer) ?? [];
  return {
    parts: shownParts(field, value, zone),
    standard,
    frame: {
      id: fieldId(pointer),
      label: words.label(field),
      hint: words.help(field),
      required: field.isRequired,
      errors: problemTexts(found, field, t),
      mark: isReset ? <ResetButton pointer={pointer} standard={standard} /> : undefined,
    },
    words,
  };
}

/** What holds without a word of the owner, as people read it. */
function useDefaultText(field: LeafField, words: FieldWords): string {
  const numbers = useNumbers();
  const { default: standard, control } = field;
  if (standard === undefined) return '';
  if (control === 'percent' && typeof standard === 'number') return percentText(standard);
  if (control === 'number' && typeof standard === 'number') return numbers.count(standard);
  const text = plainText(standard);
  return field.options ? words.option(field, text) : text;
}
