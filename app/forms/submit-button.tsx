import { useNavigation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '../ui/button.tsx';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type'>;

/**
 * Sends its form and shows that it is on its way. `busy` says so for a form that does not navigate.
 * Of several buttons with names only the pressed one turns.
 */
export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps) {
  const { t } = useTranslation('forms');
  const { formMethod, formData } = useNavigation();
  const isSent =
    formMethod !== undefined && (!rest.name || formData?.get(rest.name) === rest.value);
  const isBusy = busy ?? isSent;
  return (
    <>
      <Button {...rest} type="submit" busy={isBusy}>
        {children}
      </Button>
      <span role="status" className={visuallyHidden}>
        {isBusy ? t('working') : null}
      </span>
    </>
  );
}
