import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  beginCardBody,
  cardAnswer,
  cardPath,
  cardsAnswer,
  cardSetupAnswer,
  setupPath,
} from './card.contract.ts';

const PATH = '/api/v1/recurring-payments-methods';

export const listLinkedCards = operation({
  id: 'listLinkedCards',
  method: 'GET',
  path: PATH,
  tag: 'Money',
  summary: 'The saved cards of the customer.',
  who: customer({ frozen: 'allowed' }),
  answer: cardsAnswer,
  answered: 'Empty where there is none.',
});

export const beginLinkedCard = operation({
  id: 'beginLinkedCard',
  method: 'POST',
  path: PATH,
  tag: 'Money',
  summary: 'Leads to the page of a gateway where a card is saved; nothing is charged.',
  who: customer({ impersonated: 'refused' }),
  // Limits the testing of stolen cards.
  limit: { name: 'card-begun', capacity: 10, refillSeconds: 300 },
  body: beginCardBody,
  status: 201,
  answer: cardSetupAnswer,
  answered: 'Its url leads on.',
  refuses: ['unavailable'],
});

export const getCardSetup = operation({
  id: 'getCardSetup',
  method: 'GET',
  path: '/api/v1/card-setups/{setupId}',
  tag: 'Money',
  summary: 'What became of a card that was to be saved; its gateway is asked if need be.',
  who: customer(),
  params: setupPath,
  answer: cardSetupAnswer,
  answered: 'With the card, once it is saved.',
  refuses: ['not_found'],
});

export const makeLinkedCardDefault = operation({
  id: 'makeLinkedCardDefault',
  method: 'POST',
  path: `${PATH}/{cardId}/make-default`,
  tag: 'Money',
  summary: 'Makes a card the one that is chosen at first.',
  who: customer({ impersonated: 'refused' }),
  params: cardPath,
  answer: cardAnswer,
  refuses: ['not_found'],
});

export const removeLinkedCard = operation({
  id: 'removeLinkedCard',
  method: 'DELETE',
  path: `${PATH}/{cardId}`,
  tag: 'Money',
  summary: 'Removes a card, here at once and then at its gateway.',
  // A frozen customer can still remove a card.
  who: customer({ frozen: 'allowed', impersonated: 'refused' }),
  params: cardPath,
  refuses: ['not_found'],
});
