import { useNumbers } from '#app/components/use-numbers.ts';
import { Badge } from '#app/ui/label/badge.tsx';

/** What is left of a price; a loss cannot be overlooked. */
export function Margin({ percent }: { percent: number | null }) {
  const numbers = useNumbers();
  if (percent === null) return '–';
  const text = numbers.percent(Math.round(percent * 10) / 1_000);
  return percent < 0 ? <Badge tone="danger">{text}</Badge> : text;
}
