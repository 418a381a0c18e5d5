/** Selects the frame of an instance whose owner chose so: look-words.server.ts says what there is. */
export const lookOf = (word: string) => `[data-look~='${word}']`;
