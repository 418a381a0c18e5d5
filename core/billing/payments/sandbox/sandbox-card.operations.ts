import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { decideCardBody, sandboxCardAnswer } from './sandbox-card.contract.ts';
import { sandboxPath } from './sandbox.contract.ts';

const ofOne = {
  tag: 'Demo',
  who: anyone,
  paused: 'allowed',
  params: sandboxPath,
  answer: sandboxCardAnswer,
} as const;

export const getSandboxCard = operation({
  ...ofOne,
  id: 'getSandboxCard',
  method: 'GET',
  path: '/api/v1/sandbox/cards/{reference}',
  summary: 'A page of the sandbox where a card is saved; in demo mode only.',
  answered: 'Whoever knows its reference may see it.',
  refuses: ['not_found'],
});

export const decideSandboxCard = operation({
  ...ofOne,
  id: 'decideSandboxCard',
  method: 'POST',
  path: '/api/v1/sandbox/cards/{reference}/decide',
  summary: 'Saves a test card at the sandbox, or declines to; in demo mode only.',
  body: decideCardBody,
  bodyIsOptional: true,
  answered: 'Decided; what it tells is on its way.',
  refuses: ['not_found', 'conflict'],
});
