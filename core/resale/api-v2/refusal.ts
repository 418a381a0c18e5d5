import { AppError, type FieldProblem } from '#core/errors.ts';
import { SAYS } from './words.pure.ts';

/** What a call is refused with, in the words of the contract. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Said in a header, for who looks why; the contract has no word for it. */
  readonly because: string | undefined;

  constructor(text: string, because?: string) {
    super(text);
    this.because = because;
  }
}

/** The contract's words for a refusal of the shop; nothing for what is no refusal. */
export function wordsFor(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof AppError) || error.status >= 500) return undefined;
  switch (error.code) {
    case 'unauthorized':
      return SAYS.key;
    case 'account_frozen':
      return SAYS.suspended;
    case 'too_many_requests':
      return SAYS.tooMany;
    case 'validation_failed':
      return wordsForField(error);
    default:
      return SAYS.request;
  }
}

function wordsForField({ fields }: AppError): string {
  const [[field = '', problems = []] = []] = Object.entries(fields);
  const [problem] = problems;
  const name = field.replace(/^orders\.0\./, '');
  if (name === 'service_id' || name === 'payment_method_id') return SAYS.service;
  if (name === 'balance') return SAYS.funds;
  if (name === 'url') return problem && isRunning(problem) ? SAYS.running : SAYS.link;
  return SAYS.request;
}

const isRunning = ({ code }: FieldProblem) => code === 'link_running' || code === 'duplicate';
