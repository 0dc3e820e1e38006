import { listOfPages } from './markdown.server.ts';
import { markdownResponse } from './markdown-response.server.ts';

export async function loader(): Promise<Response> {
  return markdownResponse(await listOfPages(), 'text/plain');
}
