import { pointerTo } from '#instance-schema/json-pointer.ts';
import { isAsked } from '../form/is-asked.ts';
import { FieldView } from './field-view.tsx';
import * as styles from './fields.css.ts';
import { InnerFields, type FieldsProps } from './inner-fields.ts';

/** How every field shows those within it. */
export const showFields = (inner: FieldsProps) => <Fields {...inner} />;

/** The fields of an object, short ones side by side. */
export function Fields({ fields, pointer, values }: FieldsProps) {
  return (
    <InnerFields.Provider value={showFields}>
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
    </InnerFields.Provider>
  );
}
