/** The progress of an order is stored in this many points, however often it is polled. */
const PARTS = 20;

const partOf = (delivered: number, quantity: number) =>
  Math.floor((Math.max(0, delivered) * PARTS) / quantity);

/** Whether the delivered quantity has reached the next point. */
export const isFurther = (
  { before, now }: { before: number; now: number },
  quantity: number,
): boolean => partOf(now, quantity) > partOf(before, quantity);
