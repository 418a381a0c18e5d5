/** A mail ready to leave. Addresses were checked and single-line fields flattened when queued. */
export interface MailToSend {
  /** With its angle brackets; the same on every try. */
  messageId: string;
  to: string;
  /** The brand that speaks; the address it speaks from belongs to the transport. */
  fromName: string | null;
  replyTo: string | null;
  /** The id that all mails about the same thing name as their beginning; no mail has it itself. */
  threadId: string | null;
  /** Where mail programs turn off mails like this one. */
  unsubscribe: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** A BCP 47 tag. */
  language: string;
  date: Date;
}

export interface MailSent {
  messageId: string;
  /** `kept` when the mail was not sent to the outside. */
  state: 'sent' | 'kept';
}

/** The way out. A promise that rejects means "try again", unless with MailRefused. */
export interface MailTransport {
  /** The right-hand side of the Message-IDs it sends under. */
  readonly domain: string;
  send(mail: MailToSend, options: { signal: AbortSignal }): Promise<MailSent>;
}

/** The other side will not take this mail, however often it is offered. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
