import { TextLink } from '../../../ui/text-link.tsx';
import { roundPath } from '../admin-paths.ts';

type RoundLinkProps = {
  id: string;
  /** Rounds are linked only with the right to see them. */
  mayDispatch: boolean;
  children: string;
};

export function RoundLink({ id, mayDispatch, children }: RoundLinkProps) {
  return mayDispatch ? <TextLink to={roundPath(id)}>{children}</TextLink> : children;
}
