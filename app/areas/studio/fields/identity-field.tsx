import { fieldId } from '../form/field-place.ts';
import { plainText } from '../form/shown-parts.ts';
import { useFieldWords } from './field-words.ts';
import * as styles from './fields.css.ts';
import type { LeafProps } from './use-leaf.tsx';

/** What others refer to a thing by: it is told and not asked for. */
export function IdentityField({ field, pointer, value }: LeafProps) {
  const words = useFieldWords();
  if (value === undefined) return null;
  return (
    <p id={fieldId(pointer)} tabIndex={-1} className={styles.identity}>
      <span className={styles.identityName}>{words.label(field)}</span>{' '}
      <code>{plainText(value)}</code>
    </p>
  );
}
