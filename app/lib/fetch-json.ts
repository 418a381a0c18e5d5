/** What an address of ours answers; the caller names its shape. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
