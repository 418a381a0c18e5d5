interface Point {
  date: string;
  quantity: number;
}

interface Span {
  from: string;
  points: readonly Point[];
}

/** As many as a chart tells apart on a phone. */
const MOMENTS = 13;

/**
 * How many had been delivered at moments as far apart as each other, so that a chart shows the time
 * as it went by. Nothing where there is no course to show.
 */
export function deliveredOverTime({ from, points }: Span): Point[] {
  const last = points.at(-1);
  const [start, end] = [Date.parse(from), Date.parse(last?.date ?? from)];
  if (points.length < 2 || !(end > start)) return [];
  return Array.from({ length: MOMENTS }, (_, place) => {
    const at = start + ((end - start) * place) / (MOMENTS - 1);
    const before = points.findLast(({ date }) => Date.parse(date) <= at);
    return { date: new Date(at).toISOString(), quantity: before?.quantity ?? 0 };
  });
}
