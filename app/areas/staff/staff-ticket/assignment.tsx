import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';

interface AssignmentProps {
  assigned: { id: number; name: string } | null;
  members: readonly { id: number; name: string }[];
}

/** Who sees to a ticket, and where it is given to somebody else. */
export function Assignment({ assigned, members }: AssignmentProps) {
  const { t } = useTranslation('tickets');
  return (
    <Card title={t('staff.assigned')} headingLevel={2}>
      <Row as={Form} method="post" wraps gap={3} align="end">
        <Select
          key={assigned?.id ?? 'nobody'}
          id="assigned-to"
          name="to"
          label={t('staff.member')}
          defaultValue={assigned ? String(assigned.id) : ''}
          options={[
            { value: '', label: t('staff.nobody') },
            ...members.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <SubmitButton tone="outline" name="form" value="assign">
          {t('staff.assign')}
        </SubmitButton>
      </Row>
    </Card>
  );
}
