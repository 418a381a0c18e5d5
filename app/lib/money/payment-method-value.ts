interface Method {
  id: number;
  linkedCardId: number | null;
}

/** Names a way of paying in forms and addresses: a saved card has the id of the method it pays by. */
export function paymentMethodValue({ id, linkedCardId }: Method): string {
  return linkedCardId === null ? String(id) : `${id}-${linkedCardId}`;
}
