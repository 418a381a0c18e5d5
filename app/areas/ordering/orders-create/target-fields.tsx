import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { targetField } from '#app/lib/order-form/form-entries.ts';
import type { FormService, FormTarget } from '#app/lib/order-form/known.ts';
import { writtenLines } from '#app/lib/order-form/settle.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { controlId, useLine } from './order-context.ts';

/** What is added to the link: comments, keywords, a language. */
export function TargetFields({ at, service }: { at: number; service: FormService }) {
  return service.targets.map((target, index) => (
    <TargetField key={target.id} {...{ at, target }} isFirst={index === 0} />
  ));
}

interface TargetFieldProps {
  at: number;
  target: FormTarget;
  isFirst: boolean;
}

function TargetField({ at, target, isFirst }: TargetFieldProps) {
  const { t } = useTranslation('ordering');
  const { line, errors, change } = useLine(at);
  const own = line.targetableValues.find(({ targetId }) => targetId === target.id);
  const values = own?.values ?? [];
  const { title, view_type: viewType, selectable } = target.type;
  const hint = target.translations['hint'];
  const common = {
    id: controlId(at, isFirst ? 'targets' : `target-${target.id}`),
    name: targetField(at, target.id),
    label: title,
    // What is wrong is said once for all of them.
    errors: isFirst ? errors?.fields.targetableValues : undefined,
  };
  const set = (next: string[]) =>
    change({ kind: 'target', line: at, targetId: target.id, values: next });
  if (selectable && target.selectable_values.length > 0) {
    return (
      <Select
        {...common}
        hint={hint}
        placeholder={t('targets.any')}
        options={target.selectable_values.map(({ id, name }) => ({ value: id, label: name }))}
        value={values[0] ?? ''}
        onChange={({ currentTarget }) =>
          set(currentTarget.value === '' ? [] : [currentTarget.value])
        }
      />
    );
  }
  if (viewType === null) {
    return (
      <TextField
        {...common}
        hint={hint}
        placeholder={target.placeholder ?? undefined}
        maxLength={500}
        value={values.join(' ')}
        onChange={({ currentTarget }) => set([currentTarget.value])}
      />
    );
  }
  const count = writtenLines(own ? [own] : []);
  const isList = viewType !== 'textarea';
  return (
    <TextArea
      {...common}
      hint={hint}
      mark={isList && count > 0 ? t('targets.lines', { count }) : undefined}
      placeholder={target.placeholder ?? undefined}
      rows={isList ? 5 : 4}
      value={values.join('\n')}
      onChange={({ currentTarget }) => set(currentTarget.value.split('\n'))}
    />
  );
}
