/** Says on the console what the owner of the code should know; visitors never look there. */
export function tellOwner(sentence: string): void {
  // The console is where owners are told.
  // oxlint-disable-next-line no-console
  console.error(sentence);
}
