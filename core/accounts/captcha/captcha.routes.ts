import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { createCaptcha, createPictureQuestion } from './captcha.operations.ts';
import { drawDigits } from './draw-digits.ts';
import { createQuestion } from './picture-question.ts';
import { createProofChallenge } from './proof-of-work.ts';

export function captchaRoutes(api: CoreApi, given: Deps): void {
  const deps = { ...given, keys: createKeys(given) };

  handle(api, createCaptcha, async ({ instanceId }) => {
    const settings = fillDefaults('settings', await readSettings(deps, instanceId));
    if (!settings.captchaEnabled) return { data: { kind: 'off' as const } };
    const service = deps.services?.captcha;
    if (service) return { data: { kind: service.kind, site_key: service.siteKey } };
    const challenge = await createProofChallenge(deps, instanceId);
    return { data: { kind: 'proof_of_work' as const, challenge } };
  });

  handle(api, createPictureQuestion, async ({ instanceId }) => {
    const { id, digits, sum } = await createQuestion(deps, instanceId);
    const { url, width, height } = await drawDigits(digits);
    return { data: { id, sum, picture: url, width, height } };
  });
}
