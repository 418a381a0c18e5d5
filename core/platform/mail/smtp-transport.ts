import { createTransport, type NodemailerError } from 'nodemailer';
import { domainOf, parseMailbox, type Mailbox } from './mail-address.ts';
import { MailRefused, type MailToSend, type MailTransport } from './transport.ts';

const SECONDS = 1000;

/** Replies that speak of how we log in, not of the mail: it goes out once that is put right. */
const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

interface SmtpOptions {
  /** smtp:// or smtps://, with user and password in it. */
  url: string;
  /** `Name <address>`: the address every mail leaves from, and the name where a mail has none. */
  from: string;
}

/**
 * Sends over SMTP. A server that accepted a mail may die before it says so, therefore a repeat
 * carries the same Message-ID and Date: most receivers show such a mail once. A server that
 * puts its own Message-ID in the place of ours loses that.
 */
export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const sender = readSender(from);
  const smtp = createTransport({
    url,
    connectionTimeout: 20 * SECONDS,
    greetingTimeout: 20 * SECONDS,
    socketTimeout: 60 * SECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(mail: MailToSend, { signal }: { signal: AbortSignal }) {
    try {
      const { messageId } = await smtp.sendMail({
        messageId: mail.messageId,
        date: mail.date,
        from: { name: mail.fromName ?? sender.name, address: sender.address },
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        ...(mail.html !== null && { html: mail.html }),
        ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
        ...(mail.threadId !== null && { inReplyTo: mail.threadId, references: mail.threadId }),
        headers: {
          ...{ 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
          // Mail programs show a button for it (RFC 8058).
          ...(mail.unsubscribe !== null && {
            'List-Unsubscribe': `<${mail.unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        signal,
      });
      return { messageId, state: 'sent' as const };
    } catch (error) {
      throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
    }
  }

  return { domain: domainOf(sender.address), send };
}

function readSender(from: string): Mailbox {
  const sender = parseMailbox(from);
  if (!sender) throw new Error(`"${from}" is not an address that mail can leave from.`);
  return sender;
}

const TOO_LARGE = 552;
const OUT_OF_SEQUENCE = 503;

/**
 * Only a 5xx to the recipient or the message is about this mail. One to the greeting, the login
 * or the sender is about our own settings, and mails must not be lost while they are wrong.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode }: Partial<NodemailerError> = error;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  if (responseCode === undefined || responseCode < 500) return false;
  if (command === 'MAIL FROM') return responseCode === TOO_LARGE;
  return responseCode !== OUT_OF_SEQUENCE && !LOGIN_REPLIES.has(responseCode);
}
