/** So many points tell how an order was delivered, however often somebody asked. */
const PARTS = 20;

const partOf = (delivered: number, quantity: number) =>
  Math.floor((Math.max(0, delivered) * PARTS) / quantity);

/** Whether the delivered have come to a further part of what was ordered. */
export const isFurther = (
  { before, now }: { before: number; now: number },
  quantity: number,
): boolean => partOf(now, quantity) > partOf(before, quantity);
