/** What an action of ours answers, sent as a form sends it; the caller names its shape. */
export async function postForJson(address: string, form: string): Promise<unknown> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  };
  const response = await fetch(address, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
