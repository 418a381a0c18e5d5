import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { FileField } from '#app/ui/fields/file-field.tsx';

const MOST = 5;

/** Pictures and PDFs for a message. */
export function FilesField({ errors }: { errors?: string[] | undefined }) {
  const { t, i18n } = useTranslation('tickets');
  return (
    <FileField
      id="ticket-files"
      name="files"
      accept="image/jpeg,image/png,image/webp,application/pdf"
      multiple
      label={t('field.files')}
      invitation={t('field.filesInvitation')}
      limits={t('field.filesHint', { most: MOST })}
      errors={errors}
      formatSize={(size) => formatBytes(size, i18n.language)}
      removeLabel={(name) => t('field.fileRemove', { name })}
    />
  );
}
