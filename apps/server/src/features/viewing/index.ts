export { authenticateViewing } from './authenticate-viewing.ts';
export { viewingRoutes } from './viewing.routes.ts';
