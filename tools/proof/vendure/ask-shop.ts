/** Asks one of the two APIs of a shop. */
export type AskShop = <T>(query: string, variables?: object) => Promise<T>;

const PATIENCE_MS = 60_000;

/** Signed in by the token that an earlier answer carried, as a storefront is. */
export function askShop(url: string): AskShop {
  let token = '';
  return async <T>(query: string, variables: object = {}): Promise<T> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    token = answer.headers.get('vendure-auth-token') ?? token;
    const { data, errors } = (await answer.json()) as { data: T; errors?: { message: string }[] };
    if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
    return data;
  };
}
