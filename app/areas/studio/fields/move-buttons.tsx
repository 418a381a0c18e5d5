import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { IconButton } from '#app/ui/button.tsx';
import { STEP } from '../form/field-place.ts';
import { stepValue } from '../form/form-steps.ts';

interface MoveButtonsProps {
  pointer: string;
  /** What is moved. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
}

/** Up and down, each a button of the form that saves what is written in it as well. */
export function MoveButtons({ pointer, name, isFirst, isLast }: MoveButtonsProps) {
  const { t } = useTranslation('studio-fields');
  const button = { type: 'submit', name: STEP, size: 'small' } as const;
  return (
    <>
      <IconButton
        {...button}
        icon="arrow-up"
        label={t('editor.up', { name })}
        value={stepValue({ name: 'up', pointer })}
        disabled={isFirst}
      />
      <IconButton
        {...button}
        icon="arrow-down"
        label={t('editor.down', { name })}
        value={stepValue({ name: 'down', pointer })}
        disabled={isLast}
      />
    </>
  );
}
