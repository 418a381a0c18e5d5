import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';

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
