import { setTimeout as sleep } from 'node:timers/promises';

/** An api that has just started on a busy machine may refuse for a moment; that is no wrong answer. */
export async function askUntilServed(url: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url);
    if (answer.status !== 503 || tries === 20) return answer;
    await answer.body?.cancel();
    await sleep(250);
  }
}
