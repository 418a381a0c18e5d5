import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';

/** Shown in the answer to the form that made it, and never again. */
export function NewSecret({ secret, url }: { secret: string; url: string }) {
  const { t } = useTranslation('webhooks');
  return (
    <Alert tone="success" title={t('secret.title')}>
      <Stack gap={3}>
        <p>{t('secret.text', { url })}</p>
        <CopyField
          label={t('secret.label')}
          value={secret}
          copyLabel={t('copy')}
          copiedLabel={t('copied')}
        />
      </Stack>
    </Alert>
  );
}
