import { PROBLEM_STATUS, type ProblemCode } from '@waypost/contract/problems';
import type { ProblemDocument } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway, isDatabaseBusy } from '../database-errors.ts';
import { errorFields } from '../log.ts';
import { languageOf } from './language.ts';
import { Problem } from './problem.ts';

/** Refusals by Fastify and its parsers, by their status. */
const REFUSED_AS: Record<number, ProblemCode> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Problem('invalid_request', {
      errors: error.validation.map((fault) => ({
        path: fault.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        reason: fault.message ?? 'not valid',
      })),
    });
  }
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Problem(REFUSED_AS[status] ?? 'invalid_request');
  }
  if (isDatabaseAway(error) || isDatabaseBusy(error))
    return new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
  return new Problem('internal');
}

export const PROBLEM_TYPE = 'application/problem+json';

export function documentOf(request: FastifyRequest, problem: Problem): ProblemDocument {
  const text = translator(languageOf(request), 'problems')(problem.code);
  return {
    type: `urn:waypost:problem:${problem.code}`,
    title: text,
    status: PROBLEM_STATUS[problem.code],
    code: problem.code,
    message: text,
    requestId: request.id,
    ...(problem.errors !== undefined && { errors: [...problem.errors] }),
    ...(problem.details !== undefined && { details: problem.details }),
  };
}

function send(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const document = documentOf(request, problem);
  if (problem.retryAfterSeconds !== undefined)
    reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(document.status)
    .type(PROBLEM_TYPE)
    .serializer((body) => JSON.stringify(body))
    .send(document);
}

export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  if (PROBLEM_STATUS[problem.code] >= 500 && !(error instanceof Problem)) {
    request.log.error(
      { requestId: request.id, code: problem.code, ...errorFields(error) },
      'request failed',
    );
  }
  return send(request, reply, problem);
}

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => send(request, reply, new Problem('not_found')));
}
