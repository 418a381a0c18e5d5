import PostalMime, { addressParser, type Email } from 'postal-mime';
import { ownWords } from './own-words.pure.ts';
import { wordsOfHtml } from './words-of-html.ts';

/** A file that somebody has attached to their mail. */
export interface MailFile {
  name: string;
  bytes: Uint8Array;
}

/** What of a mail matters here. */
export interface ReadMail {
  /** By whom it says it is; undefined for none or several. */
  from: string | undefined;
  /** To whom it was sent, as far as its head and its servers say. */
  to: string[];
  messageId: string | undefined;
  /** Why nobody has written it; undefined for what somebody has. */
  automatic: 'bounce' | 'automatic' | 'list' | 'loop' | 'unproved' | undefined;
  words: string;
  files: MailFile[];
}

const MOST_ADDRESSES = 50;
const MOST_HOPS = 40;

/** Reads a mail as it came; undefined for what is none. */
export async function readMail(raw: Uint8Array): Promise<ReadMail | undefined> {
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: 30,
    maxHeadersSize: 256 * 1024,
    forceRfc822Attachments: true,
  }).catch(() => undefined);
  if (!email || email.headers.length === 0) return undefined;
  const words = email.text?.trim() ? email.text : wordsOfHtml(email.html ?? '');
  return {
    from: senderOf(email),
    to: receiversOf(email),
    messageId: email.messageId,
    automatic: automaticOf(email),
    words: ownWords(words),
    files: email.attachments.flatMap(fileOf),
  };
}

const all = ({ headers }: Email, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim());

/** Of several that it says it is by, none is believed. */
function senderOf(email: Email): string | undefined {
  const senders = all(email, 'from').flatMap((value) => addressParser(value, { flatten: true }));
  return senders.length === 1 ? senders[0]?.address?.toLowerCase() : undefined;
}

function receiversOf(email: Email): string[] {
  const written = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(
    ({ address, group }) => address ?? group?.flatMap((one) => one.address) ?? [],
  );
  const told = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].flatMap((name) =>
    all(email, name).map((value) => value.replaceAll(/[<>]/g, '')),
  );
  return [...told, ...written].slice(0, MOST_ADDRESSES);
}

function automaticOf(email: Email): ReadMail['automatic'] {
  const first = (name: string) => all(email, name)[0]?.toLowerCase() ?? '';
  const from = email.from?.address?.toLowerCase() ?? '';
  const isReport = first('content-type').startsWith('multipart/report');
  const isOfServer = /^(mailer-daemon|postmaster)@/.test(from) || from === '';
  if (isReport || isOfServer || all(email, 'return-path').includes('<>')) return 'bounce';
  if (all(email, 'received').length > MOST_HOPS) return 'loop';
  const said = first('auto-submitted');
  const isAutomatic = said !== '' && !said.startsWith('no');
  const answers = ['x-autoreply', 'x-autorespond', 'x-auto-reply'].some((name) => first(name));
  if (isAutomatic || answers || /^(bulk|junk|auto_reply)/.test(first('precedence'))) {
    return 'automatic';
  }
  if (first('list-id') !== '' || first('precedence').startsWith('list')) return 'list';
  // Of several servers that have looked, one that says so is enough.
  const isForged = all(email, 'authentication-results').some((value) =>
    /\bdmarc=fail\b/i.test(value),
  );
  return isForged ? 'unproved' : undefined;
}

function fileOf({ filename, content, related }: Email['attachments'][number]): MailFile[] {
  // The pictures of a signature, and parts that nobody has named.
  if (related === true || filename === null || typeof content === 'string') return [];
  return [{ name: nameOf(filename), bytes: new Uint8Array(content) }];
}

/** One line without a path, as it is shown to people. */
function nameOf(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const name = last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim();
  return name.slice(-200) || 'file';
}
