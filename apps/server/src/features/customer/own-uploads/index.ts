import type { Feature } from '../../../platform/feature.ts';
import { ownUploadsRoutes } from './own-uploads.routes.ts';

/** The doors of customers to the uploads that staff has too; the rows and files are kept there. */
export const ownUploads: Feature = {
  name: 'own-uploads',
  personalData: 'none',
  routes: ownUploadsRoutes,
};
