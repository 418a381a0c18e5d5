import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  changeMemberBody,
  changeRoleBody,
  createRoleBody,
  invitationAnswer,
  invitationPath,
  inviteBody,
  memberPath,
  membersAnswer,
  roleAnswer,
  rolePath,
  rolesAnswer,
} from './role.contract.ts';

const team = { tag: 'Team', who: staff('team.manage') } as const;

export const listRoles = operation({
  ...team,
  id: 'listRoles',
  method: 'GET',
  path: '/api/v1/staff/roles',
  summary: 'Roles, each with what it may do.',
  answer: rolesAnswer,
});

export const createRole = operation({
  ...team,
  id: 'createRole',
  method: 'POST',
  path: '/api/v1/staff/roles',
  summary: 'A role with a set of permissions.',
  status: 201,
  body: createRoleBody,
  answer: roleAnswer,
  refuses: ['validation_failed'],
});

export const changeRole = operation({
  ...team,
  id: 'changeRole',
  method: 'PATCH',
  path: '/api/v1/staff/roles/{name}',
  summary: 'Another name or other permissions; they hold at the next request of its members.',
  params: rolePath,
  body: changeRoleBody,
  answer: roleAnswer,
  refuses: ['not_found', 'conflict', 'validation_failed'],
});

export const removeRole = operation({
  ...team,
  id: 'removeRole',
  method: 'DELETE',
  path: '/api/v1/staff/roles/{name}',
  summary: 'Removes a role that nobody has.',
  params: rolePath,
  refuses: ['not_found', 'conflict'],
});

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
  refuses: ['not_found', 'last_owner', 'validation_failed'],
});

export const inviteMember = operation({
  ...team,
  id: 'inviteMember',
  method: 'POST',
  path: '/api/v1/staff/team/invitations',
  summary: 'Sends a link by which somebody joins the team.',
  status: 201,
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
