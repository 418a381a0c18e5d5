import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { decideBody, sandboxAnswer, sandboxPath } from './sandbox.contract.ts';

const ofOne = {
  tag: 'Demo',
  who: anyone,
  paused: 'allowed',
  params: sandboxPath,
  answer: sandboxAnswer,
} as const;

export const getSandboxPayment = operation({
  ...ofOne,
  id: 'getSandboxPayment',
  method: 'GET',
  path: '/api/v1/sandbox/payments/{reference}',
  summary: 'A payment as the sandbox has it; in demo mode only.',
  answered: 'Whoever knows its reference may see it.',
  refuses: ['not_found'],
});

export const decideSandboxPayment = operation({
  ...ofOne,
  id: 'decideSandboxPayment',
  method: 'POST',
  path: '/api/v1/sandbox/payments/{reference}/decide',
  summary: 'Decides what becomes of a payment at the sandbox; in demo mode only.',
  body: decideBody,
  bodyIsOptional: true,
  answered: 'Decided; what it tells is on its way.',
  refuses: ['not_found', 'conflict'],
});
