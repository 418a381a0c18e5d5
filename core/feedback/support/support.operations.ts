import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { orderPath } from '#core/ordering/orders/order.contract.ts';
import {
  attachmentAnswer,
  attachmentPath,
  messageBody,
  openedAnswer,
  supportAnswer,
  supportBody,
  supportQuery,
  ticketBody,
  ticketPath,
  ticketsAnswer,
  ticketsQuery,
  uploadAttachmentBody,
  writtenAnswer,
} from './support.contract.ts';

const ofOrder = {
  path: '/api/v1/orders/{orderId}/support',
  tag: 'Orders',
  params: orderPath,
} as const;

export const getOrderSupport = operation({
  ...ofOrder,
  id: 'getOrderSupport',
  method: 'GET',
  summary: 'What was written to the support about an order, and what it answered.',
  who: customer({ token: 'read' }),
  query: supportQuery,
  answer: supportAnswer,
  answered: 'The latest messages; nothing where nobody has written.',
  refuses: ['not_found'],
  public: { params: { orderId: '23501' } },
});

export const writeToOrderSupport = operation({
  ...ofOrder,
  id: 'writeToOrderSupport',
  method: 'POST',
  summary: 'Writes to the support about an order; the first message begins the conversation.',
  who: customer({ impersonated: 'refused', token: 'manage', test: 'refused' }),
  once: true,
  body: supportBody,
  bodyIsOptional: true,
  status: 201,
  answer: writtenAnswer,
  answered: 'It was written, and waits for an answer.',
  refuses: ['not_found', 'too_many_requests'],
  public: {
    params: { orderId: '23501' },
    body: { subject: 'Slow delivery', text: 'Half of it has been missing since yesterday.' },
  },
});

const PATH = '/api/v1/tickets';
const tag = 'Tickets';
const own = customer();
const ownDeed = customer({ impersonated: 'refused' });
const one = { tag, params: ticketPath, refuses: ['not_found'] } as const;

export const listTickets = operation({
  id: 'listTickets',
  method: 'GET',
  path: PATH,
  tag,
  summary: 'What the customer and the support have written to each other about.',
  who: own,
  query: ticketsQuery,
  answer: ticketsAnswer,
});

export const openTicket = operation({
  id: 'openTicket',
  method: 'POST',
  path: PATH,
  tag,
  summary: 'Writes to the support; about an order, it goes on in the ticket of that.',
  who: ownDeed,
  once: true,
  body: ticketBody,
  status: 201,
  answer: openedAnswer,
  answered: 'It was written, and waits for an answer.',
  refuses: ['too_many_requests'],
});

export const getTicket = operation({
  ...one,
  id: 'getTicket',
  method: 'GET',
  path: `${PATH}/{ticketId}`,
  summary: 'A ticket with its latest messages.',
  who: own,
  query: supportQuery,
  answer: supportAnswer,
});

export const writeToTicket = operation({
  ...one,
  id: 'writeToTicket',
  method: 'POST',
  path: `${PATH}/{ticketId}/messages`,
  summary: 'Writes to the support again; one that was closed is open again.',
  who: ownDeed,
  once: true,
  body: messageBody,
  bodyIsOptional: true,
  status: 201,
  answer: writtenAnswer,
  refuses: ['not_found', 'too_many_requests'],
});

export const closeTicket = operation({
  ...one,
  id: 'closeTicket',
  method: 'POST',
  path: `${PATH}/{ticketId}/close`,
  summary: 'Says that nothing is open any more; repeating it changes nothing.',
  who: ownDeed,
  answer: supportAnswer,
});

export const readTicket = operation({
  ...one,
  id: 'readTicket',
  method: 'POST',
  path: `${PATH}/{ticketId}/read`,
  summary: 'Notes down that the customer has seen all that was answered.',
  who: ownDeed,
});

export const uploadTicketAttachment = operation({
  id: 'uploadTicketAttachment',
  method: 'POST',
  path: '/api/v1/ticket-attachments',
  tag,
  summary: 'Uploads a picture or a PDF for a message that is sent next.',
  who: ownDeed,
  // Each picture is decoded and encoded anew.
  limit: { name: 'ticket-attachments', capacity: 20, refillSeconds: 60 },
  body: uploadAttachmentBody,
  mostBytes: 14_680_064,
  status: 201,
  answer: attachmentAnswer,
  answered: 'Unless a message takes it, it goes after a day.',
  refuses: ['documents_not_set_up', 'payload_too_large', 'unsupported_media_type'],
});

export const getTicketAttachment = operation({
  id: 'getTicketAttachment',
  method: 'GET',
  path: '/api/v1/ticket-attachments/{filename}',
  tag,
  summary: 'A file of one of the customer’s tickets.',
  who: own,
  limit: { name: 'ticket-attachments-read', capacity: 60, refillSeconds: 2 },
  params: attachmentPath,
  file: 'application/octet-stream',
  answered: 'By its own type, which no browser opens as a page.',
  refuses: ['not_found'],
});
