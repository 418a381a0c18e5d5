import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Revision } from '#core/studio/revisions/revision.contract.ts';
import { useMoments } from '#app/components/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { InlineFields } from '#app/ui/form/form-layout.tsx';

interface CompareFormProps {
  others: readonly Revision[];
  against: string | undefined;
}

/** Chooses what the revision is compared with. */
export function CompareForm({ others, against }: CompareFormProps) {
  const { t } = useTranslation('studio');
  const moment = useMoments();
  if (others.length === 0) return null;
  const options = others.map(({ revision, published_at: at, is_published: isPublic }) => ({
    value: String(revision),
    label: [
      t('revision.number', { number: revision }),
      moment(at, 'dayTime'),
      ...(isPublic ? [t('revision.public')] : []),
    ].join(' · '),
  }));
  return (
    <Form method="get" preventScrollReset>
      <InlineFields
        action={
          <Button type="submit" tone="outline">
            {t('revision.compare')}
          </Button>
        }
      >
        <Select
          key={against}
          name="against"
          label={t('revision.against')}
          options={options}
          defaultValue={against}
        />
      </InlineFields>
    </Form>
  );
}
