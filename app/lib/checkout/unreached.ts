import { pageRequests } from '../reach/page-requests.ts';

/** What a form is answered that did not get through: nothing is known to have been done by it. */
export interface Unreached {
  kind: 'unreached';
  /** As it was sent; nothing where the page still holds it. */
  sent: readonly (readonly [name: string, value: string])[];
}

export function isUnreached(answer: unknown): answer is Unreached {
  return (
    typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'unreached'
  );
}

interface Revalidating {
  actionResult?: unknown;
  defaultShouldRevalidate: boolean;
}

/** What a page was loaded with stays, where all that there was to say is that nobody could be asked. */
export function unlessUnreached({ actionResult, defaultShouldRevalidate }: Revalidating): boolean {
  return !isUnreached(actionResult) && defaultShouldRevalidate;
}

/** Of a form that a script has sent: whatever happens on the way, its page stays as it is. */
export async function orUnreached<T>(send: () => Promise<T>): Promise<T | Unreached> {
  const done = pageRequests.leave();
  try {
    return await send();
  } catch (error) {
    // As browsers say that a request has failed, or that its answer broke off.
    const isLost =
      error instanceof TypeError ||
      (error instanceof Error && error.message.startsWith('Unable to decode'));
    if (!isLost) throw error;
    return { kind: 'unreached', sent: [] };
  } finally {
    done();
  }
}
