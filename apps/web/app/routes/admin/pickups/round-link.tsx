import { TextLink } from '../../../ui/text-link.tsx';
import { roundPath } from '../admin-paths.ts';

type RoundLinkProps = {
  id: string;
  /** Without this right the page of the round answers with a refusal. */
  mayDispatch: boolean;
  children: string;
};

export function RoundLink({ id, mayDispatch, children }: RoundLinkProps) {
  return mayDispatch ? <TextLink to={roundPath(id)}>{children}</TextLink> : children;
}
