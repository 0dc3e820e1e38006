/** What a payer does outside of our pages, at the provider. */
export type SecondStep = 'approve' | 'refuse' | 'leave';

/** Presses a button of the provider's page, which its own origin must have shown. */
export async function decideSecondStep(url: string, decision: SecondStep): Promise<void> {
  const page = new URL(url);
  const step = page.searchParams.get('step') ?? '';
  await postForm(page, new URLSearchParams({ step, decision }));
}

/** Sends the money that the instructions of a bank transfer ask for. */
export async function sendTransfer(paymentsUrl: string, intentId: string): Promise<void> {
  await postForm(new URL(`/bank-transfer/${intentId}`, paymentsUrl), new URLSearchParams());
}

async function postForm(page: URL, body: URLSearchParams): Promise<void> {
  // 410: somebody has decided already
  const answer = await fetch(new URL(page.pathname, page.origin), {
    method: 'POST',
    headers: { origin: page.origin },
    body,
    redirect: 'manual',
  });
  await answer.body?.cancel();
  if (answer.status >= 400 && answer.status !== 410) {
    throw new Error(`the provider's page answered ${answer.status}`);
  }
}
