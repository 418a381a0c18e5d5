import type { ReactNode } from 'react';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import { isObject, type Values } from '#app/areas/studio/form/documents.ts';
import { isAsked } from '#app/areas/studio/form/is-asked.ts';
import { fieldId } from '#app/areas/studio/form/field-place.ts';
import { useScene } from '#app/areas/studio/fields/editor-scene.tsx';
import { ConflictChoice } from '#app/areas/studio/fields/conflict-choice.tsx';
import { Fields, showFields } from '#app/areas/studio/fields/fields.tsx';
import { InnerFields } from '#app/areas/studio/fields/inner-fields.ts';
import { ListField } from '#app/areas/studio/fields/list-field.tsx';
import { useFieldWords } from '#app/areas/studio/fields/field-words.ts';
import { EditorSection } from './editor-section.tsx';
import { sectionsOf } from './sections.ts';

interface EditorFieldsProps {
  /** What is said of a value with a section of its own, by its name. */
  beside?: Readonly<Record<string, ReactNode>>;
}

/** All fields of a document or of a page of settings, in sections. */
export function EditorFields({ beside = {} }: EditorFieldsProps) {
  const words = useFieldWords();
  const { fields, document: values } = useScene();
  // What a new document will be called by is not there to be told.
  const asked = fields.filter(
    (field) =>
      isAsked(field, values) && (field.control !== 'identity' || values[field.name] !== undefined),
  );
  return (
    // A list that is a section by itself stands in no other fields.
    <InnerFields.Provider value={showFields}>
      {sectionsOf(asked).map((section) => {
        if (section.kind === 'whole') {
          const { field } = section;
          return (
            <WholeSection key={field.name} field={field} values={values}>
              {beside[field.name]}
            </WholeSection>
          );
        }
        const { name, fields: own } = section;
        return (
          <EditorSection key={name} id={`section-${name}`} title={words.section(name)}>
            <Fields fields={own} pointer="" values={values} />
          </EditorSection>
        );
      })}
    </InnerFields.Provider>
  );
}

interface WholeSectionProps {
  field: FieldNode;
  values: Values;
  children: ReactNode;
}

/** A value with fields of its own is a section by itself. */
function WholeSection({ field, values, children }: WholeSectionProps) {
  const words = useFieldWords();
  const pointer = pointerTo('', field.name);
  const value = values[field.name];
  const isList = field.control === 'list';
  return (
    <EditorSection
      id={isList ? `${fieldId(pointer)}-title` : fieldId(pointer)}
      title={words.label(field)}
      help={words.help(field)}
      pointer={pointer}
    >
      {isList ? (
        <ListField field={field} pointer={pointer} value={value} hidesLabel />
      ) : 'fields' in field ? (
        <Fields
          fields={field.fields ?? []}
          pointer={pointer}
          values={isObject(value) ? value : {}}
        />
      ) : null}
      <ConflictChoice field={field} pointer={pointer} />
      {children}
    </EditorSection>
  );
}
