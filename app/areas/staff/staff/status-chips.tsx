import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';

interface StatusChipsProps<Status extends string> {
  label: string;
  statuses: readonly Status[];
  selected: Status;
  nameOf: (status: Status) => string;
  hrefOf: (status: Status) => string;
}

/** Which part of a queue is shown: that of one status. */
export function StatusChips<Status extends string>(props: StatusChipsProps<Status>) {
  const { label, statuses, selected, nameOf, hrefOf } = props;
  return (
    <ChipGroup label={label}>
      {statuses.map((status) => (
        <ChipLink key={status} href={hrefOf(status)} isSelected={status === selected}>
          {nameOf(status)}
        </ChipLink>
      ))}
    </ChipGroup>
  );
}
