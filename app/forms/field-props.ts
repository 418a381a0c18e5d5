import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FieldTexts } from '../ui/fields/field.tsx';

/** What a bound field takes of conform; the rest is the field's own. */
export interface Bound<Schema> {
  field: FieldMetadata<Schema>;
}

/** Says of a field that may be left empty that it may: the rule is that all is asked for. */
export function useFieldTexts<Schema>(field: FieldMetadata<Schema>): Partial<FieldTexts> {
  const { t } = useTranslation('forms');
  return { mark: field.required ? undefined : t('optional'), errors: field.errors };
}
