import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  changeRoleBody,
  createRoleBody,
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
  bodyIsOptional: true,
  answer: roleAnswer,
  refuses: ['not_found', 'validation_failed'],
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
