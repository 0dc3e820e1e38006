import { PROBLEM_STATUS, type ProblemCode } from '@waypost/contract/problems';
import type { ProblemDocument } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway, sqlState } from '../database.ts';
import { errorFields } from '../log.ts';
import { Problem } from './problem.ts';

const sentence = translator('en', 'problems');

/** Failures of Fastify itself that have a meaning for the caller. */
const FASTIFY_PROBLEMS: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
  FST_ERR_BAD_URL: 'not_found',
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
  if (error instanceof SyntaxError && Reflect.get(error, 'statusCode') === 400) {
    return new Problem('invalid_request');
  }
  const known = FASTIFY_PROBLEMS[sqlState(error) ?? ''];
  if (known !== undefined) return new Problem(known);
  if (isDatabaseAway(error))
    return new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
  return new Problem('internal');
}

function send(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const status = PROBLEM_STATUS[problem.code];
  const text = sentence(problem.code);
  const document: ProblemDocument = {
    type: `urn:waypost:problem:${problem.code}`,
    title: text,
    status,
    code: problem.code,
    message: text,
    requestId: request.id,
    ...(problem.errors !== undefined && { errors: [...problem.errors] }),
    ...(problem.details !== undefined && { details: problem.details }),
  };
  if (problem.retryAfterSeconds !== undefined)
    reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(status)
    .type('application/problem+json')
    .serializer((body) => JSON.stringify(body))
    .send(document);
}

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (PROBLEM_STATUS[problem.code] >= 500 && !(error instanceof Problem)) {
      request.log.error(
        { requestId: request.id, code: problem.code, ...errorFields(error) },
        'request failed',
      );
    }
    return send(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => send(request, reply, new Problem('not_found')));
}
