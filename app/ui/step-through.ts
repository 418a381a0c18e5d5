/** Where an arrow key leads among `count` places, around the ends; undefined for other keys. */
export function stepThrough(
  key: string,
  { at, count, previous, next }: { at: number; count: number; previous: string; next: string },
): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case next:
      return (at + 1) % count;
    case previous:
      return (Math.max(at, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
