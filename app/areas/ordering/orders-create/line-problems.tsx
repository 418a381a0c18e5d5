import { useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useAnswerFocus } from '#app/forms/use-answer-focus.ts';
import type { FormErrors, FormField } from '#core/ordering/form/form-errors.pure.ts';
import { ErrorSummary, type SummarisedError } from '#app/ui/form/error-summary.tsx';
import type { FormTarget } from '#app/lib/order-form/known.ts';
import { controlId, TARGETS_CONTROL, targetControl, useOrder } from './order-context.ts';
import { useTargetTitle } from './use-target-title.ts';

/** Which control of a line a problem is shown at. */
const CONTROLS: Readonly<Partial<Record<FormField, string>>> = {
  url: 'url',
  serviceId: 'service',
  targetableValues: TARGETS_CONTROL,
  isDripFeed: 'drip-feed',
  numberOfRuns: 'runs',
  dripFeedMinutes: 'minutes',
  dripFeedQuantityStep: 'growth',
};

/** What keeps the lines from being ordered, above them; a form sent in vain leads there. */
export function LineProblemsSummary() {
  const { t } = useTranslation(['ordering', 'forms']);
  const { problems, form, known } = useOrder();
  const labelOf = useLabels();
  const summary = useRef<HTMLDivElement>(null);
  useAnswerFocus(summary, Object.keys(problems).length > 0 ? problems : undefined);
  const errors = form.groups.flatMap((places, group) =>
    places.flatMap((at, service) => {
      const names = [
        form.groups.length > 1 ? [t('order.numbered', { number: group + 1 })] : [],
        places.length > 1 ? [t('order.service', { number: service + 1 })] : [],
      ].flat();
      const line = form.lines[at];
      const isTyped = line?.serviceTypeId !== 0;
      const targets = (line && known.services[line.serviceId]?.targets) ?? [];
      return lineErrors(at, problems[at], isTyped).map(({ text, fieldId, of }) => {
        const before = [...names, ...labelOf(of, targets)].join(', ');
        return { text: before === '' ? text : `${before}: ${text}`, fieldId };
      });
    }),
  );
  if (errors.length === 0) return null;
  return <ErrorSummary ref={summary} title={t('forms:failed')} errors={errors} />;
}

interface LineError extends SummarisedError {
  /** The field, or the id of what is asked for beside the link. */
  of: FormField | 'type' | 'quantity' | number;
}

function lineErrors(at: number, errors: FormErrors | undefined, isTyped: boolean): LineError[] {
  if (!errors) return [];
  const named = Object.entries(CONTROLS).flatMap(([name, control]) => {
    const field = name as FormField; // The names of this very table.
    // Without a type there is no list of services yet.
    const isOfType = field === 'serviceId' && !isTyped;
    return (errors.fields[field] ?? []).map((text) => ({
      ...{ text, of: isOfType ? ('type' as const) : field },
      fieldId: controlId(at, isOfType ? 'type' : control),
    }));
  });
  const quantities = errors.quantities[0] ?? [];
  const fieldId = controlId(at, 'quantity');
  const asked = Object.entries(errors.targets).flatMap(([id, texts = []]) =>
    texts.map((text) => ({
      ...{ text, of: Number(id) },
      fieldId: controlId(at, targetControl(Number(id))),
    })),
  );
  const ofQuantity = quantities.map((text) => ({ text, fieldId, of: 'quantity' as const }));
  return [...named, ...asked, ...ofQuantity];
}

/** What the field of an error is called; nothing where it is about all that is asked for. */
function useLabels() {
  const { t } = useTranslation('ordering');
  const titleOf = useTargetTitle();
  const labels: Readonly<Partial<Record<LineError['of'], string>>> = {
    ...{ url: t('link.label'), serviceId: t('choice.service'), type: t('choice.type') },
    ...{ quantity: t('quantity.label'), isDripFeed: t('dripFeed.label') },
    ...{ numberOfRuns: t('dripFeed.runs'), dripFeedQuantityStep: t('dripFeed.growth') },
    dripFeedMinutes: t('dripFeed.interval'),
  };
  return (of: LineError['of'], targets: readonly FormTarget[]): string[] => {
    const target = targets.find(({ id }) => id === of);
    const label = target ? titleOf(target) : labels[of];
    return label === undefined ? [] : [label];
  };
}
