import { isRetryable, PROBLEM_STATUS } from '@waypost/contract/problems';
import type { V1Problem } from '@waypost/contract/v1';
import { translator } from '@waypost/i18n';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { languageOf } from './language.ts';
import type { FieldFault, Problem } from './problem.ts';

type Document = z.infer<typeof V1Problem>;
type Fault = NonNullable<Document['errors']>[number];

const PARTS: Record<string, Fault['in']> = {
  querystring: 'query',
  params: 'path',
  headers: 'header',
};

export function isForPrograms({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/v1/');
}

/** The page of the code is of this installation, wherever it is reached. */
export function programProblem(request: FastifyRequest, problem: Problem): Document {
  const { code, errors, details } = problem;
  return {
    type: `${request.server.publicOrigin}/developers/errors/${code}`,
    title: translator(languageOf(request), 'problems')(code),
    status: PROBLEM_STATUS[code],
    code,
    requestId: request.id,
    retryable: isRetryable(code),
    ...(errors !== undefined && { errors: errors.map(pointTo) }),
    ...(details !== undefined && { details }),
  };
}

function pointTo({ path, reason, part = 'body', accepted }: FieldFault): Fault {
  const steps = path === '' ? [] : path.split('.');
  const escaped = steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return {
    in: PARTS[part] ?? 'body',
    pointer: escaped.join(''),
    reason,
    ...(accepted !== undefined && { accepted: [...accepted] }),
  };
}
