import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ObjectField as Field } from '#instance-schema/field-node.ts';
import { FieldNotes } from '#app/ui/fields/field.tsx';
import { fieldId } from '../form/field-place.ts';
import { isObject } from '../form/documents.ts';
import { useScene } from './editor-scene.tsx';
import { problemTexts } from './field-problem.ts';
import { useInnerFields } from './inner-fields.ts';
import { useFieldWords } from './field-words.ts';
import * as styles from './fields.css.ts';

interface ObjectFieldProps {
  field: Field;
  pointer: string;
  value: unknown;
}

/** Fields that belong together, under the name that they have in common. */
export function ObjectField({ field, pointer, value }: ObjectFieldProps) {
  const showFields = useInnerFields();
  const words = useFieldWords();
  const { t } = useTranslation('studio-fields');
  const { problems } = useScene();
  const help = words.help(field);
  const id = fieldId(pointer);
  const errors = problemTexts(problems.get(pointer) ?? [], field, t);
  return (
    <fieldset id={id} className={styles.object}>
      <legend className={styles.objectTitle}>{words.label(field)}</legend>
      {help ? <p className={styles.objectHelp}>{help}</p> : null}
      {showFields({ fields: field.fields, pointer, values: isObject(value) ? value : {} })}
      <FieldNotes id={id} errors={errors} />
    </fieldset>
  );
}
