import type { PartyView, PublicTracking } from '@waypost/contract/client';
import { isTestNumber } from '@waypost/domain/tracking-number';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { Proof } from './proof.tsx';
import { casePath } from './case-rules.ts';

type PartyPanelsProps = { tracking: PublicTracking; party: PartyView | null };

/** For a party: proof of delivery and cases. For others: how to identify themselves as one. */
export function PartyPanels({ tracking, party }: PartyPanelsProps) {
  const t = useT('party');
  useFreshPartyView(tracking.version, party);
  if (tracking.demonstration || isTestNumber(tracking.trackingNumber)) return null;
  if (party === null) {
    return (
      <Section title={t('moreTitle')} id="party" className="print:hidden">
        <AskForLink number={tracking.trackingNumber} />
      </Section>
    );
  }
  return (
    <>
      <Proof number={tracking.trackingNumber} proof={party.proof} />
      <Cases party={party} />
      {party.cancellable && <HandoverOffer number={party.trackingNumber} />}
      {party.cancellable && <CancelOffer number={party.trackingNumber} />}
    </>
  );
}

/** Until it is picked up. */
function HandoverOffer({ number }: { number: string }) {
  const t = useT('handover');
  return (
    <Section title={t('title')} className="print:hidden">
      <LinkButton look="secondary" to={`/track/handover?${new URLSearchParams({ ref: number })}`}>
        {t('change')}
      </LinkButton>
    </Section>
  );
}

function CancelOffer({ number }: { number: string }) {
  const t = useT('party');
  const receipt = useT('receipt');
  return (
    <Section title={receipt('cancel')} id="cancel" className="print:hidden">
      <p className="mb-4">{t('cancelOffer')}</p>
      <LinkButton look="secondary" to={`/track/cancel?${new URLSearchParams({ ref: number })}`}>
        {receipt('cancel')}
      </LinkButton>
    </Section>
  );
}

/** The live stream is public, so a new version triggers a reload of what only the party sees. */
function useFreshPartyView(version: number, party: PartyView | null): void {
  const { revalidate } = useRevalidator();
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    if (party !== null) void revalidate();
  }, [version, party, revalidate]);
}

function Cases({ party }: { party: PartyView }) {
  const t = useT('party');
  if (party.cases.length === 0) return null;
  return (
    <Section title={t('casesTitle')} id="cases" className="print:hidden">
      <ul className="divide-y divide-hairline">
        {party.cases.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <div>
              <p className="font-semibold">
                {t('caseLine', {
                  subject: t(`subject.${entry.subject}`),
                  state: t(`state.${entry.state}`),
                })}
              </p>
              <p className="text-sm text-muted">
                <Time at={entry.openedAt} />
              </p>
            </div>
            <TextLink to={casePath(party.trackingNumber, 'chat', entry.id)}>
              {t('openCase')}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
