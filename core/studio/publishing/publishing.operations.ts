import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  publishBody,
  publishedAnswer,
  scheduleAnswer,
  scheduleBody,
  scheduledAnswer,
  schedulePath,
} from './publishing.contract.ts';

const publishing = { tag: 'Studio', who: staff('studio.publish') } as const;

export const publishDraft = operation({
  ...publishing,
  id: 'publishDraft',
  method: 'POST',
  path: '/api/v1/studio/publish',
  summary: 'Makes the draft public, if nobody has published since it began.',
  once: true,
  body: publishBody,
  answer: publishedAnswer,
  refuses: ['draft_conflict', 'base_moved', 'nothing_changed', 'validation_failed'],
});

export const schedulePublication = operation({
  ...publishing,
  id: 'schedulePublication',
  method: 'POST',
  path: '/api/v1/studio/schedule',
  summary: 'Publishes the draft as it is now at a later moment, and takes it back at another.',
  once: true,
  status: 201,
  body: scheduleBody,
  answer: scheduledAnswer,
  refuses: ['draft_conflict', 'base_moved', 'nothing_changed', 'validation_failed'],
});

export const listSchedule = operation({
  tag: 'Studio',
  who: staff('studio.edit'),
  id: 'listSchedule',
  method: 'GET',
  path: '/api/v1/studio/schedule',
  summary: 'What waits to be published, and what became of the rest.',
  answer: scheduleAnswer,
});

export const cancelSchedule = operation({
  ...publishing,
  id: 'cancelSchedule',
  method: 'POST',
  path: '/api/v1/studio/schedule/{scheduleId}/cancel',
  summary: 'Takes back a publication that waits, or the end of one that has happened.',
  params: schedulePath,
  answer: scheduledAnswer,
  refuses: ['not_found', 'conflict'],
});
