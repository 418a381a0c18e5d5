import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { CheckboxGroup } from '#app/forms/chosen-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { Choice } from '#app/ui/fields/checkbox.tsx';

interface LabelFieldProps {
  field: FieldMetadata<string[]>;
  label: string;
  /** Those of the shop. */
  labels: readonly Choice[];
}

/** What the service is marked with in the shop; without a label, the way to where they are made. */
export function LabelField({ field, label, labels }: LabelFieldProps) {
  const { t } = useTranslation('services');
  if (labels.length > 0) {
    const hint = t('edit.labelsHint');
    return <CheckboxGroup {...{ field, label, hint }} choices={labels} inColumns mark={null} />;
  }
  return (
    <div>
      <ButtonLink to={pagePath('staff/services/labels')} tone="outline" size="small">
        {t('labels.add')}
      </ButtonLink>
    </div>
  );
}
