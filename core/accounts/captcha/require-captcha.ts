import type { Deps } from '#core/deps.ts';
import { AppError, type PlainCode } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import type { CaptchaGiven } from './captcha.contract.ts';
import { checkWithService } from './captcha-service.ts';
import { spendCaptcha } from './captcha.store.ts';
import { isAnswer, findQuestion } from './picture-question.ts';
import { checkProof } from './proof-of-work.ts';

type Ports = Pick<Deps, 'db' | 'clock' | 'services'> & { keys: Keys };

/** Requires a captcha, once per proof. The owner can turn it off. */
export async function requireCaptcha(
  deps: Ports,
  caller: Caller,
  { given, isEnabled }: { given: CaptchaGiven; isEnabled: boolean },
): Promise<void> {
  if (!isEnabled) return;
  const { captcha, captcha_question: question, captcha_answer: answer } = given;
  if (question && answer) {
    if (!(await isAnswered(deps, caller, { question, answer }))) {
      throw refused('captcha_answer', 'captcha_failed');
    }
    return;
  }
  if (!captcha) throw refused('captcha', 'captcha_required');
  if (!(await isProved(deps, caller, captcha))) throw refused('captcha', 'captcha_failed');
}

async function isProved(deps: Ports, caller: Caller, captcha: string): Promise<boolean> {
  const service = deps.services?.captcha;
  if (service) {
    return checkWithService(service, { token: captcha, host: caller.origin.host });
  }
  const proof = await checkProof(deps, caller.instanceId, captcha);
  return proof !== undefined && spend(deps, caller, proof);
}

/** Any answer uses a question up, so that answers cannot be tried one after another. */
async function isAnswered(
  deps: Ports,
  caller: Caller,
  { question: id, answer }: { question: string; answer: string },
): Promise<boolean> {
  const question = await findQuestion(deps, caller.instanceId, id);
  if (!question) return false;
  const { expiresAt } = question;
  const isFirst = await spend(deps, caller, { id: `question:${id}`, expiresAt });
  return isFirst && isAnswer(question, answer);
}

function spend(
  { db, clock }: Ports,
  { instanceId }: Caller,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  return db.inInstance(instanceId, (trx) =>
    spendCaptcha(trx, { instanceId, id, now: clock.now(), expiresAt }),
  );
}

const refused = (field: keyof CaptchaGiven, code: PlainCode) =>
  new AppError('validation_failed', { fields: { [field]: [{ code }] } });
