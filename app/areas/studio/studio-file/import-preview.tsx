import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownDocument } from '#app/areas/studio/difference/difference-in-words.server.ts';
import { DifferenceList } from '#app/areas/studio/difference/difference-list.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';

interface ImportPreviewProps {
  preview: {
    import: string;
    rev: number;
    total: number;
    /** Of them, those that are not shown. */
    more: number;
    documents: readonly ShownDocument[];
    problems: number;
  };
}

/** What a file would change in the draft, and the button that does it. */
export function ImportPreview({ preview }: ImportPreviewProps) {
  const { t } = useTranslation('studio-instance');
  const { total, more, documents, problems } = preview;
  if (total === 0) return <Alert tone="info">{t('file.same')}</Alert>;
  return (
    <>
      <Card title={t('file.changes', { count: total })} headingLevel={2}>
        <Stack gap={4}>
          {problems === 0 ? null : (
            <Alert tone="warning">{t('file.problems', { count: problems })}</Alert>
          )}
          <Form method="post">
            <input type="hidden" name="import" value={preview.import} />
            <input type="hidden" name="rev" value={preview.rev} />
            <FormActions>
              <SubmitButton name="form" value="take">
                {t('file.take')}
              </SubmitButton>
            </FormActions>
          </Form>
        </Stack>
      </Card>
      <DifferenceList documents={documents} />
      {more === 0 ? null : <p>{t('file.more', { count: more })}</p>}
    </>
  );
}
