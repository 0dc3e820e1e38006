import { data } from 'react-router';
import type { Answer } from '../../../platform/answer.server.ts';

/** If the rows fail to load, the filters still show. A missing permission is shown as such. */
export async function loadList<L extends object, P>(
  request: Request,
  address: { read: (params: URLSearchParams) => L },
  readRows: (listing: L) => Promise<Answer<P>>,
) {
  const listing = address.read(new URL(request.url).searchParams);
  const answer = await readRows(listing);
  if (!answer.ok && answer.refusal.status === 403) throw data(answer.refusal, { status: 403 });
  return {
    listing,
    page: answer.ok ? answer.data : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
  };
}
