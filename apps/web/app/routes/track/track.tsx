import {
  type Alerts,
  readAlerts,
  type TrackedRow,
  trackMany,
  trackShipment,
} from '@waypost/contract/client';
import { MAX_REFERENCES, splitReferences } from '@waypost/domain/references';
import { asksForTest, formatTrackingNumber, readReference } from '@waypost/domain/tracking-number';
import { data, useNavigation } from 'react-router';
import { MAX_TYPED, TrackingForm } from '../../parcels/tracking-form.tsx';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useTrouble } from '../../platform/line.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { BackButton } from './back-button.tsx';
import { Introduction } from './introduction.tsx';
import { Many } from './many.tsx';
import { loadMap } from './map/load-map.server.ts';
import { Missing } from './missing.tsx';
import { findPartyView, mayBeParty } from '../../parcels/party-view.server.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { Result } from './result.tsx';
import { type TrackAnswer, useSteadyAnswer } from './track-answer.ts';
import type { Route } from './+types/track.ts';

type Reply = ReturnType<typeof data<TrackAnswer>>;

export async function loader({ request }: Route.LoaderArgs): Promise<Reply> {
  const asked = new URL(request.url).searchParams.get('ref')?.trim().slice(0, MAX_TYPED) ?? '';
  const references = splitReferences(asked);
  const [only, ...more] = references;
  if (only === undefined) return data({ kind: 'enter', asked: '' });
  return more.length > 0 ? findMany(request, asked, references) : findOne(request, asked, only);
}

async function findOne(request: Request, asked: string, typed: string): Promise<Reply> {
  const reference = readReference(typed);
  if (reference.kind === 'too_short' || reference.kind === 'mistyped') {
    const code = reference.kind === 'mistyped' ? 'reference_mistyped' : 'reference_too_short';
    return data({ kind: 'missing', asked, code, requestId: null }, { status: 400 });
  }
  const path = { ref: reference.ref.slice(0, 200) };
  const [answer, party, alerts] = await Promise.all([
    ask(request, trackShipment, { path }),
    findPartyView(request, path.ref),
    findAlerts(request, path.ref),
  ]);
  if (!answer.ok) {
    const { code, requestId, status } = answer.refusal;
    return data({ kind: 'missing', asked, code, requestId }, { status });
  }
  const map = await loadMap(request, answer.data.trackingNumber);
  const chosenPiece = reference.kind === 'piece' ? reference.pieceNo : null;
  const readAt = new Date().toISOString();
  return data({
    kind: 'found',
    asked,
    tracking: answer.data,
    map,
    party,
    alerts,
    chosenPiece,
    readAt,
  });
}

/** No reference that we know is longer, and the api takes 64 for each. */
const LONGEST_IN_LIST = 60;

/** The page is found even if references are not, because each has its own answer. */
async function findMany(request: Request, asked: string, references: string[]): Promise<Reply> {
  const refs = references
    .slice(0, MAX_REFERENCES)
    .map((typed) => typed.replaceAll(/\p{Cc}/gu, '').slice(0, LONGEST_IN_LIST));
  // live and test mode have separate databases
  const isTest = refs.map((ref) => asksForTest(ref));
  const rowsOf = new Map<boolean, TrackedRow[]>();
  for (const ofTests of new Set(isTest)) {
    const query = { refs: refs.filter((_ref, at) => isTest[at] === ofTests).join(',') };
    const answer = await ask(request, trackMany, { query });
    if (!answer.ok) {
      const { code, requestId, status } = answer.refusal;
      return data({ kind: 'missing', asked, code, requestId }, { status });
    }
    rowsOf.set(ofTests, [...answer.data.rows]);
  }
  const readAt = new Date().toISOString();
  const rows = isTest.flatMap((ofTests) => rowsOf.get(ofTests)?.shift() ?? []);
  return data({ kind: 'many', asked, rows, askedCount: references.length, readAt });
}

export default function Track({ loaderData }: Route.ComponentProps) {
  const answer = useSteadyAnswer(loaderData);
  // What is shown stays while the connection prevents another answer.
  const isHeldUp = useTrouble() !== null;
  const looking = useNavigation().location?.pathname === '/track' && !isHeldUp;
  return (
    <>
      <TrackHead answer={answer} />
      <AskAgain answer={answer} />
      {looking ? <ResultSkeleton /> : <Answered answer={answer} />}
    </>
  );
}

function TrackHead({ answer }: { answer: TrackAnswer }) {
  const t = useT('tracking');
  const title =
    answer.kind === 'found'
      ? t('metaTitleResult', { number: typedIn(answer) })
      : answer.kind === 'many'
        ? t('metaTitleMany', { count: answer.rows.length })
        : t('metaTitle');
  const words = useT('parcels');
  const description =
    answer.kind === 'found'
      ? t('metaDescriptionResult', { status: words(`status.${answer.tracking.status}`) })
      : t('metaDescription');
  return (
    <PageHead
      title={title}
      description={description}
      picture="track"
      noindex={answer.kind !== 'enter'}
      // the link that people pass on: only its number and status
      isShared={answer.kind === 'found'}
    />
  );
}

/** The field is the page before anything was asked, and one low row after. */
function AskAgain({ answer }: { answer: TrackAnswer }) {
  const t = useT('tracking');
  return (
    <div className="bg-deep text-on-deep print:hidden">
      {answer.kind === 'enter' ? (
        <div className="shell py-14">
          <h1 className="wide mb-8 text-4xl sm:text-5xl">{t('title')}</h1>
          <div className="max-w-3xl">
            <TrackingForm focus />
          </div>
        </div>
      ) : (
        <div className="shell flex items-center justify-between gap-x-8 pt-2 pb-5 sm:pt-4">
          <div className="max-w-2xl min-w-0 grow">
            <TrackingForm typed={typedIn(answer)} compact />
          </div>
          <BackButton />
        </div>
      )}
    </div>
  );
}

function Answered({ answer }: { answer: TrackAnswer }) {
  switch (answer.kind) {
    case 'enter':
      return <Introduction />;
    case 'found':
      return (
        <Result
          key={answer.tracking.trackingNumber}
          loaded={answer.tracking}
          map={answer.map}
          party={answer.party}
          alerts={answer.alerts}
          readAt={answer.readAt}
          chosenPiece={answer.chosenPiece}
        />
      );
    case 'many':
      return (
        <Many
          key={answer.asked}
          rows={answer.rows}
          askedCount={answer.askedCount}
          readAt={answer.readAt}
        />
      );
    case 'missing':
      return <Missing typed={answer.asked} code={answer.code} requestId={answer.requestId} />;
  }
}

function typedIn(answer: TrackAnswer): string {
  return answer.kind === 'found'
    ? formatTrackingNumber(answer.tracking.trackingNumber)
    : answer.asked;
}

/** How a party is notified about the shipment; null for others. */
async function findAlerts(request: Request, ref: string): Promise<Alerts | null> {
  if (!mayBeParty(request)) return null;
  const answer = await ask(request, readAlerts, { path: { ref } });
  return answer.ok ? answer.data : null;
}
