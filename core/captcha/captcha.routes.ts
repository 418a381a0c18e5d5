import { createRoute } from '@hono/zod-openapi';
import type { Deps } from '#core/deps.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { readSettings } from '#core/instances/read-documents.ts';
import type { Limit } from '#core/limits/limit.pure.ts';
import { spendTries } from '#core/limits/rate-limit.ts';
import { createKeys } from '#core/secrets/keys.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { captchaAnswer, questionAnswer } from './captcha.contract.ts';
import { drawDigits } from './draw-digits.ts';
import { createQuestion } from './picture-question.ts';
import { createProofChallenge } from './proof-of-work.ts';

const tags = ['Captcha'];

/** Each form asks once; drawing and deriving cost a few milliseconds. */
const CAPTCHAS_BY_ADDRESS: Limit = { name: 'captcha', capacity: 60, refillSeconds: 5 };

const captcha = createRoute({
  method: 'post',
  path: '/captcha',
  operationId: 'createCaptcha',
  tags,
  summary: 'What a form asks its visitor for before it is sent; good once, for half an hour.',
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(captchaAnswer, 'By what the owner and the deployment have set up.'),
    ...refusals(['validation_failed', 'too_many_requests']),
  },
});

const question = createRoute({
  method: 'post',
  path: '/captcha/question',
  operationId: 'createPictureQuestion',
  tags,
  summary: 'The question in place of it for who has no JavaScript; any answer uses it up.',
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(questionAnswer, 'A picture of digits, and a sum for who does not see it.'),
    ...refusals(['validation_failed', 'too_many_requests']),
  },
});

export function captchaRoutes(api: CoreApi, given: Deps): void {
  const deps = { ...given, keys: createKeys(given) };

  api.openapi(captcha, async (c) => {
    const { instanceId, address } = callerOf(c);
    await spendTries(deps, [{ instanceId, limit: CAPTCHAS_BY_ADDRESS, subject: address }]);
    const settings = fillDefaults('settings', await readSettings(deps, currentInstance(c).id));
    if (!settings.captchaEnabled) return sendPrivate(c, { data: { kind: 'off' as const } });
    const service = deps.services?.captcha;
    if (service) {
      return sendPrivate(c, { data: { kind: service.kind, site_key: service.siteKey } });
    }
    const challenge = await createProofChallenge(deps, instanceId);
    return sendPrivate(c, { data: { kind: 'proof_of_work' as const, challenge } });
  });

  api.openapi(question, async (c) => {
    const { instanceId, address } = callerOf(c);
    await spendTries(deps, [{ instanceId, limit: CAPTCHAS_BY_ADDRESS, subject: address }]);
    const { id, digits, sum } = await createQuestion(deps, instanceId);
    const { url, width, height } = await drawDigits(digits);
    return sendPrivate(c, { data: { id, sum, picture: url, width, height } });
  });
}
