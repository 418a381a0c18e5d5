/** A point of a line, both from 0 to 1 and from the top; undefined where nothing was measured. */
export type Point = { x: number; y: number } | undefined;

/** The side of the drawing that the browser stretches over the chart. */
const SIDE = 1000;

const units = (share: number) => String(Math.round(share * SIDE * 10) / 10);

/** The parts between the holes; a lone point becomes a line of no length, which round ends show. */
function runsOf(points: readonly Point[]): NonNullable<Point>[][] {
  const runs: NonNullable<Point>[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

export function linePath(points: readonly Point[]): string {
  return runsOf(points)
    .map((run) => {
      const steps = run.map(({ x, y }) => `${units(x)} ${units(y)}`);
      return `M${steps.join('L')}${run.length === 1 ? 'h0' : ''}`;
    })
    .join('');
}

/** The ground between the line and zero. */
export function areaPath(points: readonly Point[], zero: number): string {
  return runsOf(points)
    .filter((run) => run.length > 1)
    .map((run) => {
      const steps = run.map(({ x, y }) => `${units(x)} ${units(y)}`);
      const [first] = run;
      const last = run.at(-1);
      return `M${units(first?.x ?? 0)} ${units(zero)}L${steps.join('L')}L${units(last?.x ?? 1)} ${units(zero)}z`;
    })
    .join('');
}
