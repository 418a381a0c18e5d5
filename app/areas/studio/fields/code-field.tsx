import { useTranslation } from 'react-i18next';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import * as styles from './fields.css.ts';
import { useLeaf, type LeafProps } from './use-leaf.tsx';

/** A script, as it is written. */
export function CodeField(props: LeafProps) {
  const { t } = useTranslation('studio-fields');
  const { frame, parts } = useLeaf(props);
  return (
    <div className={styles.code}>
      <TextArea
        {...frame}
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
