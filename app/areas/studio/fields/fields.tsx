import type { FieldNode } from '#instance-schema/field-node.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import type { Values } from '../form/documents.ts';
import { isAsked } from '../form/is-asked.ts';
import { FieldView } from './field-view.tsx';
import * as styles from './fields.css.ts';

interface FieldsProps {
  fields: readonly FieldNode[];
  /** Of the object that they stand in. */
  pointer: string;
  values: Values;
}

/** The fields of an object, short ones side by side. */
export function Fields({ fields, pointer, values }: FieldsProps) {
  return (
    <div className={styles.grid}>
      {fields
        .filter((field) => isAsked(field, values))
        .map((field) => (
          <FieldView
            key={field.name}
            field={field}
            pointer={pointerTo(pointer, field.name)}
            value={values[field.name]}
          />
        ))}
    </div>
  );
}
