import { data } from 'react-router';
import { NotFoundPage } from '../../platform/error-page.tsx';

/** Within this part, so that addresses which end in `.md` come by its frame. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
