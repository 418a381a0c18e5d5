import { domainToASCII } from 'node:url';
import { isMailAddress } from '#core/platform/mail/mail-address.ts';

/** An address in the one spelling it is kept in; undefined for what no mail server takes. */
export function normaliseEmail(typed: string): string | undefined {
  const text = typed.trim();
  if (!isMailAddress(text)) return undefined;
  const at = text.lastIndexOf('@');
  return `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
}

/** What two spellings of one address have in common; also what limits count by. */
export function emailKey(typed: string): string {
  return (normaliseEmail(typed) ?? typed.trim()).toLowerCase();
}
