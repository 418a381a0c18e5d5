import { ASKED_BY_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { sessionAnswer } from '#core/accounts/sessions/session.contract.ts';
import {
  anyone,
  customer,
  operation,
  staff,
  visitor,
} from '#core/platform/operations/operation.contract.ts';
import {
  changeMemberBody,
  invitationAnswer,
  invitationLinkAnswer,
  invitationPath,
  invitationTokenBody,
  inviteBody,
  joinBody,
  memberPath,
  membersAnswer,
} from './team.contract.ts';

const team = { tag: 'Team', who: staff('team.manage') } as const;

export const listTeam = operation({
  ...team,
  id: 'listTeam',
  method: 'GET',
  path: '/api/v1/staff/team',
  summary: 'Who runs the instance, and who is invited to.',
  answer: membersAnswer,
});

export const changeMember = operation({
  ...team,
  id: 'changeMember',
  method: 'PATCH',
  path: '/api/v1/staff/team/{memberId}',
  summary: 'The roles of a member; without any, they are a customer again.',
  params: memberPath,
  body: changeMemberBody,
  bodyIsOptional: true,
  refuses: ['not_found', 'last_owner', 'validation_failed'],
});

export const inviteMember = operation({
  ...team,
  id: 'inviteMember',
  method: 'POST',
  path: '/api/v1/staff/team/invitations',
  summary: 'Sends a link by which somebody joins the team within seven days.',
  status: 201,
  limit: { name: 'team-invitations', capacity: 20, refillSeconds: 300 },
  body: inviteBody,
  answer: invitationAnswer,
  refuses: ['too_many_requests', 'validation_failed'],
});

export const revokeInvitation = operation({
  ...team,
  id: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/v1/staff/team/invitations/{invitationId}',
  summary: 'Makes the link of an invitation worthless.',
  params: invitationPath,
  refuses: ['not_found'],
});

const link = { method: 'POST', tag: 'Team' } as const;

export const readInvitation = operation({
  ...link,
  id: 'readInvitation',
  path: '/team/invitation',
  summary: 'Who the link of an invitation is for; it stays good.',
  who: visitor({ frozen: 'allowed' }),
  body: invitationTokenBody,
  answer: invitationLinkAnswer,
  answered: 'For whoever has the link of the mail.',
  refuses: ['too_many_requests'],
});

export const acceptInvitation = operation({
  ...link,
  id: 'acceptInvitation',
  path: '/team/invitation/accept',
  summary: 'Joins the team, logged in by the address that was invited.',
  who: customer({ impersonated: 'refused' }),
  limit: ASKED_BY_ADDRESS,
  body: invitationTokenBody,
  refuses: ['forbidden'],
});

export const joinByInvitation = operation({
  ...link,
  id: 'joinByInvitation',
  path: '/team/invitation/join',
  summary: 'Makes an account for the address that was invited, and logs in; it is confirmed.',
  who: anyone,
  limit: ASKED_BY_ADDRESS,
  body: joinBody,
  answer: sessionAnswer,
  answered: 'The token stands in the authorization header.',
  refuses: ['conflict', 'unavailable'],
});
