import { data } from 'react-router';
import { NotFoundPage } from '../../platform/error-page.tsx';

/** Inside this part, so that addresses ending in `.md` pass through its frame. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
