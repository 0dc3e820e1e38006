import type { Feature } from '../../../platform/feature.ts';
import { ownLabelsRoutes } from './own-labels.routes.ts';

/** The doors of customers to files of labels, which core keeps. */
export const ownLabels: Feature = {
  name: 'own-labels',
  personalData: 'none',
  routes: ownLabelsRoutes,
};
