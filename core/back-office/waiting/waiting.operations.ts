import { z } from 'zod';
import { count } from '#core/platform/http/wire.contract.ts';
import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import type { Permission } from '#core/platform/operations/permissions.pure.ts';

/** The lists in which something waits for staff, and who may open them. */
export const WAITING_PERMISSIONS = {
  payments: 'payments.moderate',
  refunds: 'payments.moderate',
  withdrawals: 'payments.moderate',
  payouts: 'payments.moderate',
  identity: 'identity.check',
  waiting: 'orders.deliver',
  working: 'orders.deliver',
  unknown: 'orders.deliver',
  held: 'orders.deliver',
  refills: 'orders.deliver',
  support: 'orders.deliver',
  reports: 'reports.decide',
  trials: 'trials.moderate',
  tasks: 'tasks.review',
  adjustments: 'customers.adjust',
} as const satisfies Record<string, Permission>;

const list = z.enum([
  ...(['payments', 'refunds', 'withdrawals', 'payouts', 'waiting', 'working'] as const),
  ...([
    'unknown',
    'held',
    'refills',
    'support',
    'reports',
    'adjustments',
    'identity',
    'trials',
    'tasks',
  ] as const),
]);

export const countWork = operation({
  tag: 'Staff',
  // Each sees the lists that their permissions open.
  who: customer({ impersonated: 'refused' }),
  id: 'countWork',
  method: 'GET',
  path: '/api/v1/staff/waiting',
  summary: 'How much waits in each list of staff.',
  answer: z.object({
    data: z.array(
      z
        .object({
          list,
          count,
          is_more: z.boolean().meta({ description: 'No more than these are counted.' }),
        })
        .meta({ id: 'WaitingWork' }),
    ),
  }),
  answered: 'Of the lists that one may open.',
  refuses: ['not_found'],
});
