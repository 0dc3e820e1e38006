import { Fragment } from 'react';

/** An address that breaks only before a slash. */
export function RoutePath({ path }: { path: string }) {
  return path.split(/(?=\/)/).map((part, at) => (
    <Fragment key={at}>
      <wbr />
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ));
}
