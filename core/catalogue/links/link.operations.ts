import { anyone, operation, visitor } from '#core/platform/operations/operation.contract.ts';
import { widgetQuery } from '#core/tenancy/widgets/widget.contract.ts';
import {
  identifyAnswer,
  identifyBody,
  typesByUrlAnswer,
  typesByUrlBody,
  validateUrlAnswer,
  validateUrlBody,
} from './link.contract.ts';

const identifying = {
  method: 'POST',
  who: anyone,
  paused: 'allowed',
  body: identifyBody,
  answer: identifyAnswer,
  answered: 'The network, or null.',
} as const;

const validating = {
  method: 'POST',
  // Of a service for one grade, others learn nothing.
  who: visitor({ frozen: 'allowed' }),
  body: validateUrlBody,
  answer: validateUrlAnswer,
  answered: 'The link as it is kept.',
} as const;

const listing = {
  method: 'POST',
  who: anyone,
  paused: 'allowed',
  body: typesByUrlBody,
  answer: typesByUrlAnswer,
  answered: 'Their ids.',
} as const;

export const identifyNetwork = operation({
  ...identifying,
  id: 'identifyNetwork',
  path: '/networks/identify',
  tag: 'Orders',
  summary: 'Which network a link is of, told by its words alone: nothing is ever opened.',
  public: { body: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
});

export const validateUrl = operation({
  ...validating,
  id: 'validateUrl',
  path: '/orders/validate-url',
  tag: 'Orders',
  summary: 'Whether a service can be ordered for a link, and the form in which it is kept.',
  public: { body: { service_id: 107, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
});

export const listTypesByUrl = operation({
  ...listing,
  id: 'listTypesByUrl',
  path: '/services/available-types-by-url',
  tag: 'Orders',
  summary: 'The types of a network that can be ordered for a link.',
});

const ofWidget = {
  tag: 'Order widget',
  query: widgetQuery,
  refuses: ['not_found', 'forbidden'],
} as const;

export const identifyWidgetNetwork = operation({
  ...identifying,
  ...ofWidget,
  id: 'identifyWidgetNetwork',
  path: '/api/v1/order-widget/networks/identify',
  summary: 'Which network a link is of, for a widget.',
});

export const validateWidgetUrl = operation({
  ...validating,
  ...ofWidget,
  id: 'validateWidgetUrl',
  path: '/api/v1/order-widget/orders/validate-url',
  summary: 'Whether a service can be ordered for a link, for a widget.',
});

export const listWidgetTypesByUrl = operation({
  ...listing,
  ...ofWidget,
  id: 'listWidgetTypesByUrl',
  path: '/api/v1/order-widget/services/available-types-by-url',
  summary: 'The types of a network that can be ordered for a link, for a widget.',
});
