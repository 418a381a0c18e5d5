import { z } from 'zod';
import { bigId } from '#core/platform/http/wire.contract.ts';
import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { PRESENCE_SUBJECTS } from './presence-subjects.pure.ts';

export const presenceBody = z.object({ subject: z.enum(PRESENCE_SUBJECTS), id: bigId });

const presenceAnswer = z.object({
  data: z.array(
    z.object({ name: z.string(), seen_at: z.iso.datetime() }).meta({ id: 'StaffPresence' }),
  ),
});

export const listPresence = operation({
  tag: 'Staff',
  // Which permission is needed depends on what is asked about.
  who: customer({ impersonated: 'refused' }),
  id: 'listPresence',
  method: 'GET',
  path: '/api/v1/staff/presence',
  summary: 'Which of one kind colleagues have open at the moment.',
  query: z.object({ subject: z.enum(PRESENCE_SUBJECTS) }),
  answer: z.object({
    data: z.array(
      z.object({ id: bigId, names: z.array(z.string()) }).meta({ id: 'StaffPresenceAt' }),
    ),
  }),
  answered: 'Each with the colleagues who have said so within the last minute.',
  refuses: ['not_found'],
});

export const sayPresence = operation({
  tag: 'Staff',
  // Which permission is needed depends on what is open.
  who: customer({ impersonated: 'refused' }),
  id: 'sayPresence',
  method: 'POST',
  path: '/api/v1/staff/presence',
  summary: 'Says that one has something open, and answers which colleagues have it as well.',
  body: presenceBody,
  answer: presenceAnswer,
  answered: 'Colleagues who have said so within the last minute.',
  refuses: ['not_found'],
});
