/** Which error screen a 404 shows. */
export type MissingCard = 'page' | 'service' | 'service-type' | 'order';

export function notFound(card: MissingCard): Response {
  return Response.json({ card }, { status: 404 });
}

export function missingCardOf(data: unknown): MissingCard {
  const card = typeof data === 'object' && data !== null && 'card' in data ? data.card : undefined;
  return card === 'service' || card === 'service-type' || card === 'order' ? card : 'page';
}
