import type { ListAddress } from '#app/areas/staff/list-address.ts';

interface ListPlaceProps {
  address: Record<keyof ListAddress, string | undefined>;
  cursor?: string | undefined;
}

/** Of which list a form is, and where it leads back to. */
export function ListPlace({ address: { q, sort, columns }, cursor }: ListPlaceProps) {
  return Object.entries({ q, sort, columns, cursor }).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
