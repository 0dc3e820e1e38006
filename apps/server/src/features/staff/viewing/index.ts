export { blankViewingReasons } from './erasure.queries.ts';
export { authenticateViewing } from './authenticate-viewing.ts';
export { viewingRoutes } from './viewing.routes.ts';
