import { listOfPages } from './markdown.server.ts';
import { markdownResponse } from './markdown-response.server.ts';

/** The overview is at /developers, so its Markdown is at /developers.md, outside that folder. */
export async function loader(): Promise<Response> {
  return markdownResponse(await listOfPages());
}
