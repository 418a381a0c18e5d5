import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  addLabelBody,
  changeLabelBody,
  labelPath,
  staffLabelsAnswer,
} from './staff-label.contract.ts';

const PATH = '/api/v1/staff/labels';
const ofStaff = { tag: 'Staff', who: staff('catalogue.edit'), answer: staffLabelsAnswer } as const;
const ofOne = { ...ofStaff, path: `${PATH}/{labelId}`, params: labelPath } as const;

export const listStaffLabels = operation({
  ...ofStaff,
  id: 'listStaffLabels',
  method: 'GET',
  path: PATH,
  summary: 'The labels that services can have, with their names in each language.',
});

export const addLabel = operation({
  ...ofStaff,
  id: 'addLabel',
  method: 'POST',
  path: PATH,
  summary: 'Adds a label.',
  body: addLabelBody,
  status: 201,
});

export const changeLabel = operation({
  ...ofOne,
  id: 'changeLabel',
  method: 'PATCH',
  summary: 'Changes a label; the shop shows it at once on all services that have it.',
  body: changeLabelBody,
  bodyIsOptional: true,
  refuses: ['not_found'],
});

export const deleteLabel = operation({
  ...ofOne,
  id: 'deleteLabel',
  method: 'DELETE',
  summary: 'Removes a label, also from all services that have it.',
  refuses: ['not_found'],
});
