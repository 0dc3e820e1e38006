import type { PartyProof } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Section } from '../../../ui/panel.tsx';
import { Time } from '../../../ui/time.tsx';

type ProofProps = { number: string; proof: PartyProof[] };

/** Who took it, when, and the photo or signature. */
export function Proof({ number, proof }: ProofProps) {
  const t = useT('party');
  if (proof.length === 0) return null;
  return (
    <Section title={t('proofTitle')} id="proof">
      <ul className="space-y-6">
        {proof.map((entry) => (
          <li key={`${entry.at} ${entry.pieceNo}`} className="flex flex-wrap gap-x-6 gap-y-3">
            <div className="min-w-48 grow">
              <p className="text-lg font-semibold">
                {entry.signedBy === null
                  ? t('leftWithout')
                  : t('signedBy', { name: entry.signedBy })}
              </p>
              <p className="text-muted">
                <Time at={entry.at} />
              </p>
              {entry.pieceNo > 0 && (
                <p className="text-muted">{t('proofPiece', { number: entry.pieceNo })}</p>
              )}
            </div>
            {entry.pictureId !== null && <Picture number={number} pictureId={entry.pictureId} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Picture({ number, pictureId }: { number: string; pictureId: string }) {
  const t = useT('party');
  const url = `/api/track/party/${number}/proof/${pictureId}`;
  return (
    <a href={url} className="block" aria-label={t('openPicture')}>
      <img
        src={url}
        alt={t('proofPicture')}
        width={240}
        height={160}
        loading="lazy"
        className="h-40 w-60 rounded border border-hairline bg-panel object-contain"
      />
    </a>
  );
}
