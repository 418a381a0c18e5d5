/** The length of a text as JSON Schema counts it: characters outside the BMP count once. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const isPair =
      (text.charCodeAt(index) & 0xfc00) === 0xd800 &&
      (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
    if (isPair) index += 1;
    count += 1;
  }
  return count;
}
