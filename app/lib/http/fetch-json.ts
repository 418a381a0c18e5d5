/** What an address of ours answers; the caller names its shape. */
export async function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const headers = { accept: 'application/json' };
  const response = await fetch(address, { headers, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
