/** What is wrong with the form, by the names of its fields. */
export type SubscriptionProblems = Readonly<Partial<Record<string, readonly string[]>>>;
