import { z } from 'zod';
import { changeServiceBody } from '#core/back-office/services/staff-service.contract.ts';
import { problemText } from '#app/lib/forms/parse-form.server.ts';

const terms = changeServiceBody.shape.tasks.unwrap().unwrap().shape;

/** Who delivers a service, and on what terms customers of the shop do. */
export const DELIVERY_FIELDS = {
  delivery: z.enum(['usual', 'tasks']).optional(),
  task_reward: terms.reward.optional(),
  watch_seconds: terms.watch_seconds.optional(),
};

/** What the core calls these fields. */
export const DELIVERY_NAMES = {
  tasks: 'delivery',
  'tasks.reward': 'task_reward',
  'tasks.watch_seconds': 'watch_seconds',
} as const;

type Sent = z.output<z.ZodObject<typeof DELIVERY_FIELDS>>;
type Terms = z.output<typeof changeServiceBody>['tasks'];

interface Written {
  /** Nothing where the form did not ask. */
  body: { tasks?: Terms };
  /** What is missing. */
  fieldErrors?: Record<string, string[]>;
}

/** What was sent of it, as the core takes it. */
export function termsOf(sent: Sent, locale: string): Written {
  const { delivery, task_reward: reward, watch_seconds: seconds } = sent;
  if (delivery === undefined) return { body: {} };
  if (delivery === 'usual') return { body: { tasks: null } };
  if (reward !== undefined && seconds !== undefined) {
    return { body: { tasks: { reward, watch_seconds: seconds } } };
  }
  const missing = [problemText({ code: 'required' }, locale)];
  return {
    body: {},
    fieldErrors: {
      ...(reward === undefined && { task_reward: missing }),
      ...(seconds === undefined && { watch_seconds: missing }),
    },
  };
}
