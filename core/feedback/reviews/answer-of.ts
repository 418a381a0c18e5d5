interface Answered {
  answer: string | null;
  answered_at: Date | null;
}

/** What the shop says to a review, for whoever reads it. */
export const answerOf = ({ answer: text, answered_at: at }: Answered) =>
  text === null || at === null ? null : { text, at: at.toISOString() };
