import { guides, pathOfGuide } from './content.server.ts';
import { v1ProblemCodes } from './problems.server.ts';
import { listResources } from './resource.server.ts';

/** Pages of which there are many of a kind. Their text is English: each has one address. */
export function developerPaths(): string[] {
  return [
    ...guides.map(pathOfGuide),
    ...listResources().map(({ slug }) => `/developers/reference/${slug}`),
    ...v1ProblemCodes.map((code) => `/developers/errors/${code}`),
  ];
}
