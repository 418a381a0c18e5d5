import { Form, useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { BASE, REV } from '#app/areas/studio/form/field-place.ts';
import { container } from '#app/areas/studio/fields/fields.css.ts';
import { documentName } from '#app/areas/studio/preview-pane/form-fields.ts';
import { SceneProvider, type SceneChoices } from '#app/areas/studio/fields/editor-scene.tsx';
import type { FieldProblem } from '#app/areas/studio/fields/field-problem.ts';
import type { Values } from '#app/areas/studio/form/documents.ts';
import { PATHS } from '#app/areas/studio/fields/written-field.tsx';
import type { Language } from '#locales/languages.ts';
import { EditorNotice } from './editor-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import type { SaveAnswer } from './save-answer.ts';
import { sceneOf } from './scene-of.ts';
import { useEditor } from './use-editor.ts';
import { useTypedDocument } from './use-typed-document.ts';
import * as styles from './editor.css.ts';

/** What a page with a form has loaded. */
export interface LoadedEditor {
  kind: DocumentKind;
  key: string | undefined;
  rev: number;
  fields: readonly FieldNode[];
  /** As much of the document as the fields say. */
  values: Values;
  problems: readonly FieldProblem[];
  choices: SceneChoices;
  languages: readonly Language[];
  zone: string | undefined;
}

interface EditorFormProps {
  loaded: LoadedEditor;
  /** Leads to the form of a document that a save has given another key. */
  move?: (key: string) => void;
  children: ReactNode;
}

/**
 * A form that saves itself as it is written, with buttons that do the same without a script. Whatever
 * the server answers, it keeps what was written.
 */
export function EditorForm({ loaded, move, children }: EditorFormProps) {
  const { t } = useTranslation('studio-fields');
  const answered = useActionData<SaveAnswer>();
  const editor = useEditor(loaded, { answered, move });
  const { shown, attach, generation } = editor;
  const document = useTypedDocument(loaded, editor);
  return (
    <SceneProvider scene={sceneOf(loaded, { ...shown, document })}>
      <Form
        key={generation}
        ref={attach}
        method="post"
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        className={`${container} ${styles.form}`}
        aria-label={t('editor.form')}
        data-document={loaded.key && documentName({ kind: loaded.kind, key: loaded.key })}
      >
        {/* What a press of Enter means: none of the buttons within. */}
        <button type="submit" className={visuallyHidden} tabIndex={-1} aria-hidden="true">
          {t('editor.save')}
        </button>
        <input type="hidden" name={REV} value={shown.rev} />
        <input type="hidden" name={BASE} value={JSON.stringify(shown.base)} />
        <EditorNotice shown={shown} fields={loaded.fields} />
        {children}
        <datalist id={PATHS}>
          {loaded.choices.paths.map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
        <SaveBar status={editor.status} isNew={loaded.key === undefined} save={editor.save} />
      </Form>
    </SceneProvider>
  );
}
