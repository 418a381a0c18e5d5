import { useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useCodeEditor } from '#app/areas/studio/code-editor/use-code-editor.ts';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import * as styles from './code-field.css.ts';
import { useLeaf, type LeafProps } from './use-leaf.tsx';

/** A script, as it is written. */
export function CodeField(props: LeafProps) {
  const { t } = useTranslation('studio-fields');
  const { frame, parts } = useLeaf(props);
  const area = useRef<HTMLTextAreaElement>(null);
  useCodeEditor(area);
  return (
    <div className={styles.code}>
      <TextArea
        {...frame}
        ref={area}
        name={props.pointer}
        defaultValue={parts['']?.[0] ?? ''}
        hint={t('code.hint')}
        spellCheck={false}
        autoCapitalize="none"
        rows={14}
      />
    </div>
  );
}
