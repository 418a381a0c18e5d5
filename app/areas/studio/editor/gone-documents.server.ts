import type { AppLoadContext } from '@remix-run/node';

/**
 * Requests whose form was about a document that another window has removed. Without a script the page
 * is drawn in the same request, and has to be there for the form to go on.
 */
const gone = new WeakSet<AppLoadContext>();

export const noteGone = (context: AppLoadContext) => void gone.add(context);
export const isGone = (context: AppLoadContext) => gone.has(context);
