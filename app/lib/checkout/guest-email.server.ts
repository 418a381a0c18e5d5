import type { AppLoadContext } from '@remix-run/node';
import { readPlaced } from './placed-order.server.ts';

const LONGEST = 254;

/**
 * The e-mail of the last order that was placed in this browser, for a guest who orders again. Only
 * the cookie of that order tells it, and a frame on another site never shows it.
 */
export async function guestEmail(context: AppLoadContext): Promise<string> {
  if (context.frame || (await context.customer())) return '';
  const email = readPlaced(context.cookies, context.secure)?.email ?? '';
  return email.length > LONGEST ? '' : email;
}
