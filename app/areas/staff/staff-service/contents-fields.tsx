import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { NumberField, TextField } from '#app/forms/written-fields.tsx';
import { FormColumns, FormSection } from '#app/ui/form/form-layout.tsx';
import { MOST_IN_PACKAGE } from '#core/catalogue/services/most-in-package.pure.ts';
import type { StaffServiceDetails } from '#core/back-office/services/staff-service.contract.ts';

type Contents = StaffServiceDetails['contents'];

// A type, since only those have the index that forms ask for.
export type ContentsRow = { service_id: string; quantity: string };

/** So many are filled in at once. */
const EMPTY = 3;

/** What is in a package, and room for more; of what is sold otherwise there is nothing in it. */
export function contentsRows({
  is_fixed: isFixed,
  contents,
}: {
  is_fixed: boolean;
  contents: Contents;
}): ContentsRow[] {
  if (!isFixed && contents.length === 0) return [];
  const rows = contents.map(({ service_id: id, quantity }) => ({
    ...{ service_id: String(id), quantity: String(quantity) },
  }));
  const free = Math.min(EMPTY, MOST_IN_PACKAGE - rows.length);
  return [...rows, ...Array.from({ length: free }, () => ({ service_id: '', quantity: '' }))];
}

/** What the fields of a package are called where a refusal names them. */
export function useContentsLabels(rows: readonly ContentsRow[]): Record<string, string> {
  const { t } = useTranslation('services');
  const { count } = useNumbers();
  return Object.fromEntries(
    rows.flatMap((_row, at) => {
      const of = (name: string) => `${name} (${count(at + 1)})`;
      return [
        [`contents[${at}].service_id`, of(t('edit.contentsService'))],
        [`contents[${at}].quantity`, of(t('column.limits'))],
      ];
    }),
  );
}

interface ContentsFieldsProps {
  field: FieldMetadata<ContentsRow[]>;
  contents: Contents;
}

/** What a package is made of; a service is told by its number, of which a shop may have thousands. */
export function ContentsFields({ field, contents }: ContentsFieldsProps) {
  const { t } = useTranslation('services');
  const rows = field.getFieldList();
  if (rows.length === 0) return null;
  return (
    <FormSection title={t('edit.part.contents')} hint={t('edit.contentsHint')}>
      {rows.map((row) => {
        const { service_id: service, quantity } = row.getFieldset();
        const name = contents.find(({ service_id: id }) => String(id) === service.initialValue);
        return (
          <FormColumns key={row.key}>
            <TextField
              field={service}
              label={t('edit.contentsService')}
              hint={name?.name}
              inputMode="numeric"
              autoComplete="off"
              mark={null}
            />
            <NumberField field={quantity} label={t('column.limits')} mark={null} />
          </FormColumns>
        );
      })}
    </FormSection>
  );
}
