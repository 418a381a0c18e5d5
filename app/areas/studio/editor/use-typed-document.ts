import { useEffect, useState, type RefObject } from 'react';
import type { Values } from '#app/areas/studio/form/documents.ts';
import { readFields } from '#app/areas/studio/form/read-fields.ts';
import type { LoadedEditor } from './editor-form.tsx';
import type { ShownForm } from './shown-form.ts';

interface Drawn {
  form: RefObject<HTMLFormElement>;
  shown: ShownForm;
  generation: number;
}

/**
 * What the fields are drawn with. A new document is not saved before its button is pressed, so what was
 * chosen in it says by itself which fields are asked for next.
 */
export function useTypedDocument({ key, fields }: LoadedEditor, drawn: Drawn): Values {
  const { form, shown, generation } = drawn;
  const [typed, setTyped] = useState<{ generation: number; document: Values }>();
  const isNew = key === undefined;
  const { base } = shown;
  useEffect(() => {
    const element = form.current;
    if (!element || !isNew) return undefined;
    const read = () => {
      const sent = { form: new FormData(element), before: base, pointer: '' };
      setTyped({ generation, document: readFields(fields, sent) });
    };
    element.addEventListener('change', read);
    return () => element.removeEventListener('change', read);
  }, [form, isNew, fields, base, generation]);
  return isNew && typed?.generation === generation ? typed.document : shown.document;
}
