import { unknownPlaceholders } from '@waypost/domain/placeholders';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { plainLines, plainText } from '../fields.ts';

const endpoint = endpointsOf('desk');

/** Of 2,000 characters of an answer some are left for what is filled in. */
const FIELDS = {
  title: plainText(1, 80),
  text: plainLines(1, 1_800).refine(
    (text) => unknownPlaceholders(text).length === 0,
    'a placeholder is {name}, {number} or {me}',
  ),
};

const PreparedAnswer = z
  .strictObject({ id: z.uuid(), title: z.string(), text: z.string() })
  .meta({ id: 'PreparedAnswer' });
export type PreparedAnswer = z.infer<typeof PreparedAnswer>;

const AnswerId = z.object({ answerId: z.uuid() });

export const listPreparedAnswers = endpoint('GET /api/admin/prepared-answers', {
  summary: 'The texts that staff answers with, by title.',
  answers: {
    200: z.object({ answers: z.array(PreparedAnswer) }).meta({ id: 'PreparedAnswers' }),
  },
  problems: OF_STAFF,
});

export const savePreparedAnswer = endpoint('PUT /api/admin/prepared-answers/:answerId', {
  summary: 'Add or change a prepared answer. The client chooses its id.',
  params: AnswerId,
  body: z.object(FIELDS).meta({ id: 'PreparedAnswerFields' }),
  answers: { 200: PreparedAnswer },
  problems: [...OF_STAFF, 'cross_site_request'],
});

export const removePreparedAnswer = endpoint('DELETE /api/admin/prepared-answers/:answerId', {
  summary: 'Remove a prepared answer. What was answered with it stays as it is.',
  params: AnswerId,
  answers: { 200: z.object({ removed: z.boolean() }).meta({ id: 'PreparedAnswerRemoved' }) },
  problems: [...OF_STAFF, 'cross_site_request'],
});
