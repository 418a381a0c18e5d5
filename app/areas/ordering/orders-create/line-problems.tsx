import { useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useAnswerFocus } from '#app/forms/use-answer-focus.ts';
import type { FormErrors, FormField } from '#core/ordering/form/form-errors.pure.ts';
import { ErrorSummary, type SummarisedError } from '#app/ui/form/error-summary.tsx';
import { controlId, TARGETS_CONTROL, targetControl, useOrder } from './order-context.ts';

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
  const { problems, form } = useOrder();
  const summary = useRef<HTMLDivElement>(null);
  useAnswerFocus(summary, Object.keys(problems).length > 0 ? problems : undefined);
  const errors = form.groups.flatMap((places, group) =>
    places.flatMap((at, service) => {
      const names = [
        form.groups.length > 1 ? [t('order.numbered', { number: group + 1 })] : [],
        places.length > 1 ? [t('order.service', { number: service + 1 })] : [],
      ].flat();
      const isTyped = form.lines[at]?.serviceTypeId !== 0;
      return lineErrors(at, problems[at], isTyped).map(({ text, fieldId }) => ({
        text: names.length === 0 ? text : `${names.join(', ')}: ${text}`,
        fieldId,
      }));
    }),
  );
  if (errors.length === 0) return null;
  return <ErrorSummary ref={summary} title={t('forms:failed')} errors={errors} />;
}

function lineErrors(
  at: number,
  errors: FormErrors | undefined,
  isTyped: boolean,
): SummarisedError[] {
  if (!errors) return [];
  const named = Object.entries(CONTROLS).flatMap(([field, control]) =>
    // The names of this very table.
    (errors.fields[field as FormField] ?? []).map((text) => ({
      text,
      // Without a type there is no list of services yet.
      fieldId: controlId(at, control === 'service' && !isTyped ? 'type' : control),
    })),
  );
  const quantities = errors.quantities[0] ?? [];
  const fieldId = controlId(at, 'quantity');
  const asked = Object.entries(errors.targets).flatMap(([id, texts = []]) =>
    texts.map((text) => ({ text, fieldId: controlId(at, targetControl(Number(id))) })),
  );
  return [...named, ...asked, ...quantities.map((text) => ({ text, fieldId }))];
}
