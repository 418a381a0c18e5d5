import { domainToASCII } from 'node:url';

const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Whether the text is one bare address that a mail server takes everywhere. Names, lists,
 * comments, quoted local parts and everything that could end a header line are not.
 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > LONGEST_LOCAL_PART || text.length > LONGEST_ADDRESS) return false;
  if (!LOCAL_PART.test(text.slice(0, at))) return false;
  const domain = text.slice(at + 1);
  // domainToASCII drops tabs and line ends in silence, so they are looked for in the original.
  if (/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}%]/u.test(domain)) return false;
  const labels = domainToASCII(domain).split('.');
  return labels.every((label) => HOST_LABEL.test(label));
}

export interface Mailbox {
  name: string;
  address: string;
}

/** Reads `Name <address>` or a bare address. */
export function parseMailbox(text: string): Mailbox | undefined {
  const named = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text);
  const mailbox = named
    ? { name: singleLine(named[1] ?? ''), address: named[2] ?? '' }
    : { name: '', address: text.trim() };
  return isMailAddress(mailbox.address) ? mailbox : undefined;
}

export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1));
}

/** As a header can hold it: whatever breaks or steers a line becomes a space. */
export function singleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();
}
