/** What it is called at one end of a line, and the amount at the other. */
export const AT_BOTH_ENDS = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
} as const;
