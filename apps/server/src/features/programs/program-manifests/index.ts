import type { Feature } from '../../../platform/feature.ts';
import { programManifestsRoutes } from './program-manifests.routes.ts';

/** Manifests as programs make and read them. */
export const programManifests: Feature = {
  name: 'program-manifests',
  routes: programManifestsRoutes,
  personalData: 'none',
};
