export interface ChartSeries {
  name: string;
  /** One for each label; null where nothing was measured. */
  values: readonly (number | null)[];
}

export interface ChartData {
  labels: readonly string[];
  series: readonly ChartSeries[];
}

export interface ChartTexts {
  title: string;
  /** What the drawing shows, for who cannot see it. */
  summary: string;
  asTable: string;
  /** The head of the labels in the table. */
  labelColumn: string;
  empty: string;
}

/** What every chart is given. */
export interface ChartProps {
  data: ChartData;
  texts: ChartTexts;
  /** Writes a value as the language and the currency want it. */
  format: (value: number) => string;
}

/** A value that can be drawn. */
export function numberAt(series: ChartSeries, index: number): number | undefined {
  const value = series.values[index];
  return value !== null && value !== undefined && Number.isFinite(value) ? value : undefined;
}

export function isEmpty({ labels, series }: ChartData): boolean {
  return !series.some((one) => labels.some((_, index) => numberAt(one, index) !== undefined));
}

/** A part of a bar, between two values of the axis. */
export interface BarPart {
  series: number;
  from: number;
  to: number;
}

/** The bars of one label on top of each other: what is negative goes down from zero. */
export function stackedParts({ series }: ChartData, index: number): BarPart[] {
  let up = 0;
  let down = 0;
  return series.flatMap((one, place) => {
    const value = numberAt(one, index);
    if (value === undefined || value === 0) return [];
    const from = value > 0 ? up : down;
    const to = from + value;
    if (value > 0) up = to;
    else down = to;
    return [{ series: place, from, to }];
  });
}

/** Every value that the axis has to reach. */
export function valuesOf(data: ChartData, isStacked: boolean): number[] {
  if (isStacked) {
    return data.labels.flatMap((_, index) => stackedParts(data, index).map(({ to }) => to));
  }
  return data.series.flatMap((one) =>
    data.labels.flatMap((_, index) => numberAt(one, index) ?? []),
  );
}
