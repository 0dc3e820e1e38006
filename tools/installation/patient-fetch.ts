import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 20;

/** Asks again while an api on a busy machine sheds load; that is no wrong answer. */
export async function patientFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const asked = new Request(...request);
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(asked.clone());
    if (answer.status !== 503 || tries === TRIES) return answer;
    await answer.body?.cancel();
    await sleep(250);
  }
}
