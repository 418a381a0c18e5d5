import { domainToASCII } from 'node:url';
import { isMailAddress } from '#core/platform/mail/mail-address.ts';

/**
 * An address in the one spelling it is kept in; undefined for what no mail server takes, and for a
 * name of a machine (`me@gmail`), to which no mail of a customer goes.
 */
export function normaliseEmail(typed: string): string | undefined {
  const email = spelled(typed);
  return email?.slice(email.lastIndexOf('@')).includes('.') ? email : undefined;
}

/** What two spellings of one address have in common; also what limits count by. */
export function emailKey(typed: string): string {
  return (spelled(typed) ?? typed.trim()).toLowerCase();
}

function spelled(typed: string): string | undefined {
  const text = typed.trim();
  if (!isMailAddress(text)) return undefined;
  const at = text.lastIndexOf('@');
  return `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
}
