import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';

interface FormFootProps {
  submit: string;
  /** Where the form stands without an entry to change; undefined while it adds one. */
  cancelTo: string | undefined;
}

/** The end of a form that adds entries of the list below it, or changes one of them. */
export function FormFoot({ submit, cancelTo }: FormFootProps) {
  const { t } = useTranslation('staff');
  return (
    <FormActions>
      <SubmitButton>{submit}</SubmitButton>
      {cancelTo === undefined ? null : (
        <ButtonLink to={cancelTo} tone="quiet">
          {t('ask.cancel')}
        </ButtonLink>
      )}
    </FormActions>
  );
}
