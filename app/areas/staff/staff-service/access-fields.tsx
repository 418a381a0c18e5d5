import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Checkbox, CheckboxGroup } from '#app/forms/chosen-fields.tsx';
import { ASKED_PERKS, type AskedPerk } from '#core/catalogue/services/asked-perks.pure.ts';

interface AccessFieldsProps {
  fields: { by_link_only: FieldMetadata<string>; for_grades: FieldMetadata<string[]> };
  label: string;
  /** What some grade of the shop brings. */
  offered: readonly AskedPerk[];
  service: { for_grades: readonly AskedPerk[] };
}

const NAMES = {
  closed_sales: 'closedSales',
  manager: 'manager',
  consultation: 'consultation',
  thumbnail: 'thumbnail',
} as const satisfies Record<AskedPerk, string>;

/** Who sees the service and can order it. */
export function AccessFields({ fields, label, offered, service }: AccessFieldsProps) {
  const { t } = useTranslation(['services', 'staff']);
  // What it asks for already can be taken back, also once no grade brings it any more.
  const perks = ASKED_PERKS.filter(
    (perk) => offered.includes(perk) || service.for_grades.includes(perk),
  );
  return (
    <>
      <Checkbox
        field={fields.by_link_only}
        label={t('staff:field.byLink')}
        hint={t('edit.byLinkHint')}
      />
      {perks.length > 0 ? (
        <CheckboxGroup
          field={fields.for_grades}
          label={label}
          hint={t('edit.forGradesHint')}
          choices={perks.map((perk) => ({ value: perk, label: t(`staff:field.${NAMES[perk]}`) }))}
          inColumns
          mark={null}
        />
      ) : null}
    </>
  );
}
