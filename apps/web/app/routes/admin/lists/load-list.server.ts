import { data } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';

type Call<P> = Promise<{ data?: P | undefined; error?: unknown; response?: Response | undefined }>;

/** A list whose rows did not come still has its filters. Who may not see it at all is told so. */
export async function loadList<L extends object, P>(
  request: Request,
  address: { read: (params: URLSearchParams) => L },
  call: (listing: L, caller: ReturnType<typeof onBehalfOf>) => Call<P>,
) {
  const listing = address.read(new URL(request.url).searchParams);
  const answer = await ask(request, call(listing, onBehalfOf(request)));
  if (!answer.ok && answer.refusal.status === 403) throw data(answer.refusal, { status: 403 });
  return {
    listing,
    page: answer.ok ? answer.data : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
  };
}
