import { QuestionDialog } from '#app/components/question-dialog.tsx';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';

interface DeleteDialogProps {
  /** The page that asks, to which cancelling leads back. */
  here: string;
  id: number;
  name: string;
  /** As the button says that led here. */
  agree: string;
}

/** Asks whether something is really to go. */
export function DeleteDialog({ here, id, name, agree }: DeleteDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <QuestionDialog
      {...{ here, agree }}
      title={t('deleting.title', { name })}
      text={t('deleting.text')}
      disagree={t('ask.cancel')}
      sends={{ name: 'form', value: 'delete' }}
    >
      <input type="hidden" name="id" value={id} />
    </QuestionDialog>
  );
}
