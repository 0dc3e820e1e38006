import { data } from 'react-router';

/** An unknown address of the console. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Missing() {
  return null;
}
