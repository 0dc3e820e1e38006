/** Asks `/api/v1` with the key of a customer's program: with a body by POST, without one by GET. */
export type AskProgram = <T>(path: string, body?: object) => Promise<T>;

export function askProgram(apiUrl: string, key: string): AskProgram {
  return async <T>(path: string, body?: object) => {
    const answer = await fetch(`${apiUrl}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}
