import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { orderPath } from '#core/ordering/orders/order.contract.ts';
import {
  answerBody,
  assignBody,
  attachmentAnswer,
  attachmentPath,
  staffSupportAnswer,
  supportQuery,
  ticketPath,
  uploadAttachmentBody,
  writtenAnswer,
} from './support.contract.ts';

const PATH = '/api/v1/staff/orders/{orderId}/support';
const TICKET = '/api/v1/staff/tickets/{ticketId}';
const ofStaff = { tag: 'Staff', who: staff('orders.deliver') } as const;
const thread = {
  answer: staffSupportAnswer,
  answered: 'As it is now; nothing where nobody has written.',
} as const;
const answering = {
  method: 'POST',
  once: true,
  body: answerBody,
  bodyIsOptional: true,
  status: 201,
  answer: writtenAnswer,
  answered: 'It was written, and the customer is told.',
} as const;

export const getSupportThread = operation({
  ...ofStaff,
  ...thread,
  id: 'getSupportThread',
  method: 'GET',
  path: PATH,
  summary: 'What was written about an order.',
  params: orderPath,
  query: supportQuery,
});

export const answerSupportThread = operation({
  ...ofStaff,
  ...answering,
  id: 'answerSupportThread',
  path: PATH,
  summary: 'Answers what a customer has written about an order.',
  params: orderPath,
  refuses: ['already_decided'],
});

export const closeSupportThread = operation({
  ...ofStaff,
  ...thread,
  id: 'closeSupportThread',
  method: 'POST',
  path: `${PATH}/close`,
  summary: 'Says that a conversation is over; its customer opens it again by writing.',
  params: orderPath,
  refuses: ['already_decided'],
});

const ticket = { ...ofStaff, params: ticketPath } as const;

export const getStaffTicket = operation({
  ...ticket,
  id: 'getStaffTicket',
  method: 'GET',
  path: TICKET,
  summary: 'A ticket of whichever customer, with its latest messages.',
  query: supportQuery,
  answer: staffSupportAnswer,
  refuses: ['not_found'],
});

export const answerStaffTicket = operation({
  ...ticket,
  ...answering,
  id: 'answerStaffTicket',
  path: `${TICKET}/messages`,
  summary: 'Answers a ticket; one that is nobody’s is then of whoever has answered.',
  refuses: ['not_found', 'already_decided'],
});

export const closeStaffTicket = operation({
  ...ticket,
  id: 'closeStaffTicket',
  method: 'POST',
  path: `${TICKET}/close`,
  summary: 'Says that a ticket is over; its customer opens it again by writing.',
  answer: staffSupportAnswer,
  refuses: ['not_found', 'already_decided'],
});

export const assignStaffTicket = operation({
  ...ticket,
  id: 'assignStaffTicket',
  method: 'POST',
  path: `${TICKET}/assign`,
  summary: 'Says who of the staff sees to a ticket.',
  body: assignBody,
  bodyIsOptional: true,
  answer: staffSupportAnswer,
  refuses: ['not_found'],
});

export const readStaffTicket = operation({
  ...ticket,
  id: 'readStaffTicket',
  method: 'POST',
  path: `${TICKET}/read`,
  summary: 'Notes down that staff have seen all that the customer wrote.',
  refuses: ['not_found'],
});

export const uploadStaffAttachment = operation({
  ...ofStaff,
  id: 'uploadStaffAttachment',
  method: 'POST',
  path: '/api/v1/staff/tickets/attachments',
  summary: 'Uploads a picture or a PDF for an answer that is sent next.',
  limit: { name: 'staff-attachments', capacity: 60, refillSeconds: 20 },
  body: uploadAttachmentBody,
  mostBytes: 14_680_064,
  status: 201,
  answer: attachmentAnswer,
  refuses: ['documents_not_set_up', 'payload_too_large', 'unsupported_media_type'],
});

export const getStaffTicketAttachment = operation({
  ...ofStaff,
  id: 'getStaffTicketAttachment',
  method: 'GET',
  path: '/api/v1/staff/tickets/attachments/{filename}',
  summary: 'A file of a ticket.',
  params: attachmentPath,
  file: 'application/octet-stream',
  answered: 'By its own type, which no browser opens as a page.',
  refuses: ['not_found'],
});
