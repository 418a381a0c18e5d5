type Answered = Response | Promise<Response>;

/** What an operation answers; throws what it says where it refuses, or answers with another status. */
export async function dataOf<T>(answer: Answered, status?: number): Promise<T> {
  const response = await answer;
  if (!(status === undefined ? response.ok : response.status === status)) {
    throw new Error(`${response.status} ${await response.text()}`);
  }
  return ((await response.json()) as { data: T }).data; // As its contract says.
}

/** What is wrong with each field, in sentences; throws where input is not what is refused. */
export async function problemsOf(answer: Answered): Promise<Record<string, string[]>> {
  const response = await answer;
  if (response.status !== 422) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { errors: Record<string, string[]> }).errors; // As every refusal is.
}

/** The fields that are refused. */
export const fieldsOf = async (answer: Answered) => Object.keys(await problemsOf(answer));
