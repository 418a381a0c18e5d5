import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import {
  applyPricesAnswer,
  applyPricesBody,
  changeServiceBody,
  createServiceBody,
  previewPricesAnswer,
  previewPricesBody,
  staffServiceAnswer,
  staffServicePath,
  staffServicesAnswer,
} from './staff-service.contract.ts';

const PATH = '/api/v1/staff/services';
const ofStaff = { tag: 'Staff', who: staff('catalogue.edit') } as const;
const ofOne = { ...ofStaff, path: `${PATH}/{serviceId}`, params: staffServicePath } as const;

export const listStaffServices = operation({
  ...ofStaff,
  id: 'listStaffServices',
  method: 'GET',
  path: PATH,
  summary: 'Services by words and filters, each with its margin and how it is delivered.',
  query: listQuery,
  answer: staffServicesAnswer,
  answered: 'A page of them.',
});

export const exportStaffServices = operation({
  ...ofStaff,
  id: 'exportStaffServices',
  method: 'GET',
  path: `${PATH}/export`,
  summary: 'All services that a filter finds, as a file. That it was taken is kept.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

/** Some of them ask a server outside. */
const CREATIONS: Limit = { name: 'service-creations', capacity: 60, refillSeconds: 5 };

export const createStaffService = operation({
  ...ofStaff,
  id: 'createStaffService',
  method: 'POST',
  path: PATH,
  summary: 'Makes a service by hand; the shop has it at once. Imports leave it as it is.',
  limit: CREATIONS,
  once: true,
  body: createServiceBody,
  answer: staffServiceAnswer,
  status: 201,
});

export const getStaffService = operation({
  ...ofOne,
  id: 'getStaffService',
  method: 'GET',
  summary: 'A service as staff see it.',
  answer: staffServiceAnswer,
});

export const changeStaffService = operation({
  ...ofOne,
  id: 'changeStaffService',
  method: 'PATCH',
  summary: 'Changes a service; the shop shows it at once.',
  body: changeServiceBody,
  bodyIsOptional: true,
  answer: staffServiceAnswer,
  refuses: ['conflict'],
});

export const previewPrices = operation({
  ...ofStaff,
  id: 'previewPrices',
  method: 'POST',
  path: `${PATH}/prices/preview`,
  summary: 'What a change of all prices of a filter would make of each of them.',
  body: previewPricesBody,
  answer: previewPricesAnswer,
  answered: 'A page of those that would change.',
});

export const applyPrices = operation({
  ...ofStaff,
  id: 'applyPrices',
  method: 'POST',
  path: `${PATH}/prices/apply`,
  summary: 'Changes all prices of a filter as it was looked at, or none of them.',
  once: true,
  body: applyPricesBody,
  answer: applyPricesAnswer,
  refuses: ['conflict'],
});
