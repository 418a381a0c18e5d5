/** Code of the guides, in no language of people. */

export const TOO_MANY = `HTTP/1.1 429 Too Many Requests
Retry-After: 1`;

export const EVENT_BODY = `{
  "id": "evt_81",
  "type": "order.completed",
  "version": 1,
  "test": false,
  "timestamp": "2026-03-01T10:00:00.000Z",
  "sequence": 81,
  "resource": { "type": "order", "id": 23501 },
  "data": {
    "order_id": 23501,
    "service_id": 107,
    "drip_feed_id": null,
    "status": "completed",
    "reason": null,
    "quantity": 1000,
    "delivered": 1000,
    "start_count": 3572,
    "cost": "0.9",
    "refunded": "0"
  }
}`;

export const READ_EVENTS = (origin: string) => `let cursor = '0';
for (let more = true; more;) {
  const response = await fetch('${origin}/api/v1/events?cursor=' + cursor, {
    headers: { Authorization: \`Bearer \${process.env.API_TOKEN}\` },
  });
  const { data, meta } = await response.json();
  for (const event of data) console.log(event.type, event.resource.id);
  // Keep it where your program finds it the next time.
  cursor = meta.next;
  more = meta.has_more;
}`;

export const REFUSED = `{
  "message": "Sent data is invalid",
  "statusCode": 422,
  "code": "validation_failed",
  "errors": { "quantity": ["Enter 1 or more"] },
  "request_id": "0f8c2f4e-6f0f-4d0c-9a57-6a1c5f7a2b10"
}`;

export const TRY_AGAIN = `async function patiently(call, pause = 1) {
  const response = await call();
  if (![429, 500, 502, 503, 504].includes(response.status) || pause > 60) return response;
  const seconds = Number(response.headers.get('retry-after') ?? pause);
  await new Promise((resume) => setTimeout(resume, seconds * 1000));
  return patiently(call, pause * 2);
}`;
