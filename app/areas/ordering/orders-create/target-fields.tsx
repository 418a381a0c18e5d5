import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useChoiceNames } from '#app/components/order/use-written-items.tsx';
import { targetField } from '#app/lib/order-form/form-entries.ts';
import type { FormService, FormTarget } from '#app/lib/order-form/known.ts';
import {
  isAskedFor,
  isCountable,
  ruleOf,
  saidIn,
} from '#core/catalogue/services/target-kinds.pure.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { controlId, TARGETS_CONTROL, targetControl, useLine } from './order-context.ts';
import { useTargetTitle } from './use-target-title.ts';

/** What is added to the link: comments, keywords, user names, a country. */
export function TargetFields({ at, service }: { at: number; service: FormService }) {
  const { line, errors } = useLine(at);
  const saidOf = saidIn(line.targetableValues);
  const asked = service.targets.filter(
    ({ type: { view_type: kind } }) => kind === null || isAskedFor(kind, saidOf),
  );
  if (asked.length === 0) return null;
  return (
    <Stack gap={5} id={controlId(at, TARGETS_CONTROL)} tabIndex={-1}>
      {asked.map((target, index) => (
        <TargetField
          key={target.id}
          {...{ at, target }}
          isNeeded={isNeeded(service, target)}
          // What is wrong with all of them is said at the first.
          general={index === 0 ? errors?.fields.targetableValues : undefined}
        />
      ))}
    </Stack>
  );
}

interface TargetFieldProps {
  at: number;
  target: FormTarget;
  isNeeded: boolean;
  general: string[] | undefined;
}

const LONGEST = 500;

/** Whether an order without it is refused. */
function isNeeded({ targets, isCalculable }: FormService, { id, type }: FormTarget): boolean {
  const kind = type.view_type;
  if (kind !== null && ruleOf(kind).isNeeded === 'always') return true;
  const counted = targets.find((target) => isCountable(target.type.view_type));
  return isCalculable && counted?.id === id;
}

function TargetField({ at, target, isNeeded, general = [] }: TargetFieldProps) {
  const { t } = useTranslation(['ordering', 'asked']);
  const nameOf = useChoiceNames();
  const { line, errors, change } = useLine(at);
  const own = line.targetableValues.find(({ targetId }) => targetId === target.id);
  const values = own?.values ?? [];
  const { view_type: kind, selectable } = target.type;
  const found = [...general, ...(errors?.targets[target.id] ?? [])];
  const common = {
    id: controlId(at, targetControl(target.id)),
    name: targetField(at, target.id),
    label: useTargetTitle()(target),
    required: isNeeded,
    mark: isNeeded ? undefined : t('optional'),
    hint: target.translations['hint'],
    placeholder: target.placeholder ?? undefined,
    errors: found.length > 0 ? found : undefined,
  };
  const set = (next: string[]) =>
    change({ kind: 'target', line: at, targetId: target.id, values: next });
  if (selectable && target.selectable_values.length > 0) {
    return (
      <Select
        {...common}
        mark={undefined}
        placeholder={t('targets.any')}
        options={target.selectable_values.map(({ id, name }) => ({
          value: id,
          // What the shop has no name for has one all the same.
          label: name === id ? nameOf(kind, id) : name,
        }))}
        value={values[0] ?? ''}
        onChange={({ currentTarget }) =>
          set(currentTarget.value === '' ? [] : [currentTarget.value])
        }
      />
    );
  }
  if (kind === null || ruleOf(kind).takes === 'one') {
    return (
      <TextField
        {...common}
        {...(kind !== null && INPUTS[ruleOf(kind).form])}
        maxLength={LONGEST}
        value={values.join(' ')}
        onChange={({ currentTarget }) => set([currentTarget.value])}
      />
    );
  }
  const count = values.filter((text) => text.trim() !== '').length;
  const isList = kind !== 'textarea';
  return (
    <TextArea
      {...common}
      mark={isList && count > 0 ? t('targets.lines', { count }) : common.mark}
      rows={isList ? 5 : 4}
      value={values.join('\n')}
      onChange={({ currentTarget }) => set(currentTarget.value.split('\n'))}
    />
  );
}

/** What keyboards and browsers make of a field; the core says what is wrong. */
const INPUTS = {
  text: {},
  choice: {},
  username: { autoCapitalize: 'none', spellCheck: false },
  hashtag: { autoCapitalize: 'none', spellCheck: false },
  link: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  answer: { inputMode: 'numeric' },
} as const;
