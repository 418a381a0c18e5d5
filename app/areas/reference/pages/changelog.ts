/** What has changed in the API, the latest first; each has a text of its own. */
export const CHANGELOG = [
  { date: '2026-11-27', entries: ['serviceEvents'] },
  { date: '2026-11-26', entries: ['reference', 'tokens', 'webhooks'] },
  { date: '2026-11-25', entries: ['v2'] },
] as const;
