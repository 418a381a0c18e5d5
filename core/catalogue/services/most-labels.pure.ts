/** As many labels as anybody chooses from. */
export const MOST_LABELS = 50;
