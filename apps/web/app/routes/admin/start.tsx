import { redirect } from 'react-router';
import { DASHBOARD } from './admin-paths.ts';

/** /admin by itself. */
export function loader() {
  return redirect(DASHBOARD);
}

export default function Start() {
  return null;
}
