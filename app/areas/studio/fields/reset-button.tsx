import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { stepValue } from '../form/form-steps.ts';
import { STEP } from '../form/field-place.ts';
import * as styles from './fields.css.ts';

/** Takes the owner's value away, so that the one of the panel holds. */
export function ResetButton({ pointer, standard }: { pointer: string; standard: string }) {
  const { t } = useTranslation('studio-fields');
  const label = standard === '' ? t('editor.reset') : t('editor.resetTo', { value: standard });
  return (
    <button
      type="submit"
      className={styles.reset}
      name={STEP}
      value={stepValue({ name: 'reset', pointer })}
      title={label}
      aria-label={label}
    >
      <Icon name="undo-2" size={16} />
    </button>
  );
}
