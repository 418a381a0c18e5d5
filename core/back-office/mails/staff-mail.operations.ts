import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { staffMailAnswer, staffMailPath, staffMailsAnswer } from './staff-mail.contract.ts';

const PATH = '/api/v1/staff/mails';
const ofStaff = { tag: 'Staff', who: staff('mails.manage') } as const;

export const listStaffMails = operation({
  ...ofStaff,
  id: 'listStaffMails',
  method: 'GET',
  path: PATH,
  summary: 'Mails to customers: sent, waiting and failed, the latest first.',
  query: listQuery,
  answer: staffMailsAnswer,
  answered: 'A page of them, without their texts.',
});

export const exportStaffMails = operation({
  ...ofStaff,
  id: 'exportStaffMails',
  method: 'GET',
  path: `${PATH}/export`,
  summary: 'All mails that a filter finds, as a file without texts. That it was taken is kept.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

export const getStaffMail = operation({
  ...ofStaff,
  id: 'getStaffMail',
  method: 'GET',
  path: `${PATH}/{mailId}`,
  summary: 'One mail with its text. That it was looked at is kept.',
  params: staffMailPath,
  answer: staffMailAnswer,
  answered: 'As it was written, without what its links lead to.',
  refuses: ['not_found'],
});

export const sendStaffMailAgain = operation({
  ...ofStaff,
  id: 'sendStaffMailAgain',
  method: 'POST',
  path: `${PATH}/{mailId}/send`,
  summary: 'Sends it once more to the same address.',
  params: staffMailPath,
  refuses: ['not_found', 'conflict'],
});
