/** The day that ends where a subscription does, in UTC: `2030-12-31`. */
export const lastDayOf = (expiresAt: string | null): string | null =>
  expiresAt === null ? null : new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
