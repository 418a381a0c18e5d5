import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';

import { pagePath } from '#app/lib/pages/page-path.ts';

/** A plain form: what it leads to is a file, and no page of the panel. */
export function ExportCard() {
  const { t } = useTranslation('studio-instance');
  const action = useHref(pagePath('studio/file/download'));
  return (
    <Card title={t('file.export')} subtitle={t('file.exportText')} headingLevel={2}>
      <form method="get" action={action}>
        <FormStack>
          <Checkbox name="pictures" value="include" label={t('file.pictures')} />
          <FormActions>
            <Button type="submit">{t('file.download')}</Button>
          </FormActions>
        </FormStack>
      </form>
    </Card>
  );
}
