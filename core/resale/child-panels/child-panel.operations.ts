import { customer, operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  changeChildPanelBody,
  childPanelAnswer,
  childPanelPath,
  childPanelsAnswer,
  createChildPanelBody,
  domainCheckAnswer,
  domainCheckQuery,
  suspendChildPanelBody,
} from './child-panel.contract.ts';
import { DOMAINS_LOOKED_AT, PANELS_MADE } from './child-panel-rules.pure.ts';

const PATH = '/api/v1/child-panels';
const ONE = `${PATH}/{childPanelId}`;
const tag = 'Child panels';
const own = { tag, who: customer({ impersonated: 'refused' }) } as const;
const ofOne = {
  ...own,
  params: childPanelPath,
  answer: childPanelAnswer,
  refuses: ['not_found', 'panel_closed'],
} as const;

export const listChildPanels = operation({
  id: 'listChildPanels',
  method: 'GET',
  path: PATH,
  tag,
  summary: 'The panels that the customer rents, and on what terms another is rented.',
  who: customer(),
  answer: childPanelsAnswer,
});

export const checkChildPanelDomain = operation({
  id: 'checkChildPanelDomain',
  method: 'GET',
  path: `${PATH}/domain-check`,
  tag,
  summary: 'Whether a panel can have a domain, and whether an own one is proven.',
  who: customer(),
  limit: DOMAINS_LOOKED_AT,
  query: domainCheckQuery,
  answer: domainCheckAnswer,
  refuses: ['panels_not_offered'],
});

export const createChildPanel = operation({
  ...own,
  id: 'createChildPanel',
  method: 'POST',
  path: PATH,
  summary: 'Rents a panel: pays its first month from the balance and sets it up.',
  limit: PANELS_MADE,
  once: true,
  body: createChildPanelBody,
  answer: childPanelAnswer,
  status: 201,
  refuses: ['panels_not_offered', 'email_unconfirmed', 'unavailable'],
});

export const changeChildPanel = operation({
  ...ofOne,
  id: 'changeChildPanel',
  method: 'PATCH',
  path: ONE,
  summary: 'Says whether the next month of a panel is paid from the balance.',
  body: changeChildPanelBody,
  bodyIsOptional: true,
});

export const renewChildPanel = operation({
  ...ofOne,
  id: 'renewChildPanel',
  method: 'POST',
  path: `${ONE}/renew`,
  summary: 'Pays what is due for a panel now; where nothing is due, nothing is paid.',
  answered: 'The panel, which is refused at `balance` where that is too little.',
});

export const closeChildPanel = operation({
  ...own,
  id: 'closeChildPanel',
  method: 'POST',
  path: `${ONE}/close`,
  summary: 'Gives up a panel for good: it answers no more, and its host is free again.',
  params: childPanelPath,
  answer: childPanelAnswer,
  refuses: ['not_found'],
});

const moderated = {
  tag: 'Staff',
  method: 'POST',
  who: staff('child_panels.manage'),
  params: childPanelPath,
  refuses: ['not_found', 'already_decided'],
} as const;

export const suspendChildPanel = operation({
  ...moderated,
  id: 'suspendChildPanel',
  path: '/api/v1/staff/child-panels/{childPanelId}/suspend',
  summary: 'Pauses a panel for a reason that whoever rents it reads.',
  body: suspendChildPanelBody,
  bodyIsOptional: true,
});

export const resumeChildPanel = operation({
  ...moderated,
  id: 'resumeChildPanel',
  path: '/api/v1/staff/child-panels/{childPanelId}/resume',
  summary: 'Lets a panel go on that staff have paused.',
});
