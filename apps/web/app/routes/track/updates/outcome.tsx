import { useT } from '../../../platform/catalogs.tsx';
import { type ShownRefusal, useRefusalText } from '../../../platform/refused.tsx';

/** What the two forms of the card post to. */
export const UPDATES_PATH = '/track/updates';

/** What it answers. */
export type UpdatesAnswer = {
  about: 'follow' | 'alerts';
  ref: string;
  refusal: ShownRefusal | null;
};

/** Always there, so that its words are read out when they arrive. */
export function Outcome({ answer }: { answer: UpdatesAnswer | undefined }) {
  const tell = useOutcome();
  return (
    <p role="status" className="mt-3 font-semibold empty:hidden">
      {answer !== undefined && tell(answer)}
    </p>
  );
}

export function useOutcome(): (answer: UpdatesAnswer) => string {
  const t = useT('updates');
  const answers = useT('answers');
  const frame = useT('frame');
  const textOf = useRefusalText();
  return ({ about, refusal }) => {
    if (refusal?.code === 'invalid_request') return frame('emailInvalid');
    if (refusal !== null) {
      return textOf(refusal) ?? t(about === 'alerts' ? 'saveFailed' : 'failed');
    }
    return about === 'alerts' ? t('saved') : answers('updatesRequested');
  };
}
