import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { SavedView } from '#core/back-office/views/saved-view.contract.ts';
import { queryOf, type ListAddress } from '#app/areas/staff/list-address.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Checkbox } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { ListPlace } from './list-place.tsx';

interface SavedViewsProps {
  views: readonly SavedView[];
  address: ListAddress;
  /** The columns that are shown, which a search keeps as well. */
  shown: string | undefined;
  pathOf: (query: Record<string, string>) => string;
  /** What the action answered to the form that keeps one. */
  result: object | undefined;
}

/** Searches that are kept, with what each finds now. */
export function SavedViews({ views, address, shown, pathOf }: Omit<SavedViewsProps, 'result'>) {
  const { t } = useTranslation('lists');
  const numbers = useNumbers();
  if (views.length === 0) return null;
  const counted = ({ matches, is_counted: isCounted }: SavedView) =>
    matches === null ? undefined : `${numbers.count(matches)}${isCounted ? '' : '+'}`;
  const pathTo = ({ q, sort, columns }: SavedView) =>
    pathOf(queryOf({ q, sort: sort ?? undefined, columns: columns ?? undefined }));
  // What it does not say is as whoever looks likes it.
  const isSelected = ({ q, sort, columns }: SavedView) =>
    q === address.q &&
    (sort === null || sort === address.sort) &&
    (columns === null || columns === shown);
  return (
    <ChipGroup label={t('views.title')}>
      {views.map((view) => {
        const count = counted(view);
        return (
          <ChipLink
            key={view.id}
            href={pathTo(view)}
            isSelected={isSelected(view)}
            {...(count !== undefined && { count })}
          >
            {view.is_own ? view.name : t('views.of', { name: view.name, owner: view.owner })}
          </ChipLink>
        );
      })}
    </ChipGroup>
  );
}

/** The way to keep what the list is asked for, and to forget what was kept. */
export function KeepView({ views, address, shown, result }: Omit<SavedViewsProps, 'pathOf'>) {
  const { t } = useTranslation('lists');
  const own = views.filter((view) => view.is_own);
  return (
    <Disclosure title={t('views.keep')} icon="bookmark" isOpen={result !== undefined}>
      <Stack gap={4}>
        <KeepForm key={own.length} address={{ ...address, columns: shown }} result={result} />
        {own.length === 0 ? null : (
          <PlainList gap={2}>
            {own.map(({ id, name }) => (
              <li key={id}>
                <Form method="post">
                  <ListPlace address={address} />
                  <input type="hidden" name="viewId" value={id} />
                  <Row gap={3} align="center">
                    <bdi>{name}</bdi>
                    <SubmitButton name="form" value="removeView" tone="quiet" size="small">
                      {t('views.forget')}
                    </SubmitButton>
                  </Row>
                </Form>
              </li>
            ))}
          </PlainList>
        )}
      </Stack>
    </Disclosure>
  );
}

function KeepForm({ address, result: given }: Pick<SavedViewsProps, 'address' | 'result'>) {
  const { t } = useTranslation('lists');
  const { form, fields, result } = useServerForm<{ name: string; is_shared: boolean }>({
    ...{ id: 'save-view', result: given, constraint: KEPT },
  });
  const labels = { name: t('views.name'), is_shared: t('views.shared') };
  return (
    <Form method="post" {...getFormProps(form)}>
      <ListPlace address={address} />
      <FormStack>
        <FormErrors form={form} result={result} labels={labels} />
        <TextField field={fields.name} label={labels.name} autoComplete="off" />
        <Checkbox field={fields.is_shared} label={labels.is_shared} />
        <FormActions>
          <SubmitButton name="form" value="saveView" tone="outline">
            {t('views.submit')}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}

const KEPT = { name: { required: true, maxLength: 60 } };
