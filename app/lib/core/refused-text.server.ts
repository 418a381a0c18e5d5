import { CoreError } from './core.server.ts';
import { orMissing } from './or-missing.server.ts';

const REFUSALS: readonly number[] = [409, 422, 429];

/** What a refusal says of something that has no field for it; anything else goes on as it is thrown. */
export function refusedText(error: unknown): { text: string; status: number } {
  if (!(error instanceof CoreError) || !REFUSALS.includes(error.status)) return orMissing(error);
  const [text = error.message] = Object.values(error.errors).flat();
  return { text, status: error.status };
}
