import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { CAPTCHAS_BY_ADDRESS } from './captcha-limits.pure.ts';
import { captchaAnswer, questionAnswer } from './captcha.contract.ts';

const captcha = {
  method: 'POST',
  tag: 'Captcha',
  who: anyone,
  paused: 'allowed',
  limit: CAPTCHAS_BY_ADDRESS,
} as const;

export const createCaptcha = operation({
  ...captcha,
  id: 'createCaptcha',
  path: '/captcha',
  summary: 'What a form asks its visitor for before it is sent; good once, for half an hour.',
  answer: captchaAnswer,
  answered: 'By what the owner and the deployment have set up.',
});

export const createPictureQuestion = operation({
  ...captcha,
  id: 'createPictureQuestion',
  path: '/captcha/question',
  summary: 'The question in place of it for who has no JavaScript; any answer uses it up.',
  answer: questionAnswer,
  answered: 'A picture of digits, and a sum for who does not see it.',
});
