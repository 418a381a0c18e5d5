import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';
import { useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

type UseFormOptions<Schema extends Record<string, unknown>> = Parameters<typeof useForm<Schema>>[0];
type Constraint = NonNullable<UseFormOptions<Record<string, unknown>>['constraint']>;

interface ServerFormOptions<Schema> {
  id: string;
  /** What the action answered, by `useActionData`; nothing before the form was sent. */
  result: object | undefined;
  /** What the loader gave of `formConstraint`. */
  constraint: object;
  defaultValue?: DefaultValue<Schema>;
}

/** A form that only its server checks: its fields, and what was wrong when it was sent. */
export function useServerForm<Schema extends Record<string, unknown>>({
  id,
  result,
  constraint,
  defaultValue,
}: ServerFormOptions<Schema>) {
  useEmptiedOnceTaken(id);
  // On its way here, what `replyToForm` answered loses no more than what was undefined.
  const lastResult = result as SubmissionResult | undefined;
  const [form, fields] = useForm<Schema>({
    id,
    lastResult: lastResult ?? null,
    // The same holds of what `formConstraint` gave.
    constraint: constraint as Constraint,
    ...(defaultValue !== undefined && { defaultValue }),
  });
  return { form, fields, result: lastResult };
}

/**
 * What was taken leads back to a page as it is now, with nothing of what was sent nor of what was
 * wrong with it before. Other forms of the page keep what is written in them.
 */
function useEmptiedOnceTaken(id: string): void {
  const { state, formMethod } = useNavigation();
  const hasAnswer = useActionData() !== undefined;
  const isLastSent = useRef(false);
  const isUnderWay = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      isLastSent.current = target instanceof HTMLFormElement && target.id === id;
    };
    document.addEventListener('submit', note);
    return () => document.removeEventListener('submit', note);
  }, [id]);
  useEffect(() => {
    if (state !== 'idle') {
      if (formMethod === 'POST') isUnderWay.current = isLastSent.current;
      return;
    }
    const form = isUnderWay.current && !hasAnswer ? document.getElementById(id) : null;
    isUnderWay.current = false;
    if (form instanceof HTMLFormElement) form.reset();
  }, [id, state, formMethod, hasAnswer]);
}
