import { PROBLEM_STATUS, type ProblemCode } from '@waypost/contract/problems';
import type { ProblemDocument } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { closedShardOf, isDatabaseAway, isDatabaseBusy } from '../database-errors.ts';
import { errorFields } from '../log.ts';
import { languageOf } from './language.ts';
import { methodsAt } from './methods-at.ts';
import { type FieldFault, Problem } from './problem.ts';
import { isForPrograms, programProblem } from './program-problem.ts';

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
      errors: error.validation.flatMap((fault) => faultsOf(fault, error.validationContext)),
    });
  }
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Problem(REFUSED_AS[status] ?? 'invalid_request');
  }
  const isForLater =
    isDatabaseAway(error) || isDatabaseBusy(error) || closedShardOf(error) !== null;
  if (isForLater) return new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
  return new Problem('internal');
}

type Validation = {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
};

/** One for each field: a message about unknown fields names several. */
function faultsOf(fault: Validation, part = 'body'): FieldFault[] {
  const reason = fault.message ?? 'not valid';
  const path = fault.instancePath.replace(/^\//, '').replaceAll('/', '.');
  const { keys, values } = fault.params;
  if (fault.keyword === 'unrecognized_keys' && Array.isArray(keys)) {
    return keys.map((key) => ({
      path: path === '' ? String(key) : `${path}.${String(key)}`,
      reason: 'unknown field',
      part,
    }));
  }
  const accepted = Array.isArray(values) ? values.map(String) : undefined;
  return [{ path, reason, part, ...(accepted && { accepted }) }];
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
    ...(problem.errors !== undefined && {
      errors: problem.errors.map(({ path, reason }) => ({ path, reason })),
    }),
    ...(problem.details !== undefined && { details: problem.details }),
  };
}

function send(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  request.problemCode = problem.code;
  const isProgram = isForPrograms(request);
  const document = isProgram ? programProblem(request, problem) : documentOf(request, problem);
  const hasKey = request.headers.authorization !== undefined;
  if (document.status === 401 && (isProgram || hasKey)) reply.header('www-authenticate', 'Bearer');
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
  app.setNotFoundHandler((request, reply) => answerUnserved(request, reply));
}

/** Nothing at this address takes this method. */
export function answerUnserved(request: FastifyRequest, reply: FastifyReply) {
  const methods = methodsAt(request.url);
  // one that takes it is in a process with another role
  const isElsewhere = methods.includes(request.method);
  if (methods.length === 0 || isElsewhere) return send(request, reply, new Problem('not_found'));
  reply.header('allow', methods.join(', '));
  return send(request, reply, new Problem('method_not_allowed'));
}
