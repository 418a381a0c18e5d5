export const CONSENT_COOKIE = 'use-cookie';

/** Set for a visit by who opens the support chat without having agreed to anything. */
export const CHAT_COOKIE = 'use-chat';

export const PURPOSES = ['analytics', 'advertising'] as const;
export const ANSWERS = ['granted', 'denied'] as const;

export type Purpose = (typeof PURPOSES)[number];
export type Answer = (typeof ANSWERS)[number];

/** What a visitor answered; there is none until both questions have their answer. */
export type Consent = Readonly<Record<Purpose, Answer>>;

/** Answers as they arrive, from a form or a cookie: any of them may be missing or nonsense. */
export type Answers = Partial<Record<Purpose, Answer>>;

export function readAnswers(given: { get(name: string): unknown }): Answers {
  const answers: Answers = {};
  for (const purpose of PURPOSES) {
    const answer = ANSWERS.find((known) => known === given.get(purpose));
    if (answer !== undefined) answers[purpose] = answer;
  }
  return answers;
}

export function completeConsent({ analytics, advertising }: Answers): Consent | undefined {
  return analytics && advertising ? { analytics, advertising } : undefined;
}

export function parseConsent(cookie: string | undefined): Consent | undefined {
  return completeConsent(readAnswers(new URLSearchParams(cookie)));
}

export function formatConsent({ analytics, advertising }: Consent): string {
  return new URLSearchParams({ analytics, advertising }).toString();
}

/** What the server says to answers that are not complete. */
export interface ConsentRefusal {
  answers: Answers;
  missing: Purpose[];
  /** Where the questions were asked. */
  returnTo: string;
}
