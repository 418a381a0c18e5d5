import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { chosenColumns } from '#core/platform/lists/list-columns.pure.ts';
import type { ListAddress } from '#app/areas/staff/list-address.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { CheckboxGroup } from '#app/ui/fields/checkbox.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import type { Column } from '#app/ui/table/table.tsx';
import { ListPlace } from './list-place.tsx';

/** A column of a list of staff. */
export interface ListColumn<Row> extends Column<Row> {
  /** Shown only to who asks for it. */
  isMore?: boolean;
}

/** Those that are shown; what somebody has asked for is shown on any screen. */
export const shownColumns = <Row,>(
  columns: readonly ListColumn<Row>[],
  shown: string | undefined,
): Column<Row>[] =>
  chosenColumns(columns, shown).map(({ isMore: _, from, ...column }) => ({
    ...column,
    ...(from !== undefined && shown === undefined && { from }),
  }));

interface ListColumnsProps {
  columns: readonly ListColumn<never>[];
  shown: string | undefined;
  address: ListAddress;
  cursor: string | undefined;
  hasFile: boolean;
}

/** Which columns the list has, for whoever looks at it. */
export function ListColumns({ columns, shown, address, cursor, hasFile }: ListColumnsProps) {
  const { t } = useTranslation('lists');
  const chosen = chosenColumns(columns, shown).map(({ id }) => id);
  const [first] = columns;
  return (
    <Disclosure title={t('columns.title')} icon="columns-3">
      <Form method="post">
        <ListPlace address={address} cursor={cursor} />
        <input type="hidden" name="column" value={first?.id} />
        <FormStack>
          <CheckboxGroup
            key={chosen.join()}
            inColumns
            name="column"
            label={t('columns.label')}
            hint={hasFile ? `${t('columns.hint')} ${t('columns.file')}` : t('columns.hint')}
            defaultValue={chosen}
            choices={columns.map(({ id, title }, at) => ({
              ...{ value: id, label: title, disabled: at === 0 },
            }))}
          />
          <FormActions>
            <SubmitButton name="form" value="chooseColumns" tone="outline">
              {t('columns.submit')}
            </SubmitButton>
            {shown === undefined ? null : (
              <SubmitButton name="form" value="usualColumns" tone="quiet">
                {t('columns.usual')}
              </SubmitButton>
            )}
          </FormActions>
        </FormStack>
      </Form>
    </Disclosure>
  );
}
