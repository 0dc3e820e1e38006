import type { Feature } from '../../../platform/feature.ts';
import { preparedAnswersRoutes } from './prepared-answers.routes.ts';

export const preparedAnswers: Feature = {
  name: 'prepared-answers',
  personalData: 'none',
  routes: preparedAnswersRoutes,
  tables: {
    preparedAnswers: {
      growsWith: 'text that staff prepares',
      lives: 'until staff removes it',
    },
  },
};
