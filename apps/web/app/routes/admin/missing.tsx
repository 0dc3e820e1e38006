import { data } from 'react-router';

/** An address of the console at which there is nothing. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Missing() {
  return null;
}
