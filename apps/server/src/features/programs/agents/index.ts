import type { Feature } from '../../../platform/feature.ts';
import { agentsRoutes } from './agents.routes.ts';

/** The Model Context Protocol over HTTP, in front of the contract for programs. */
export const agents: Feature = {
  name: 'agents',
  personalData: 'none',
  routes: agentsRoutes,
};
