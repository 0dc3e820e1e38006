import {
  type DeskItem,
  listPreparedAnswers,
  readDeskItem,
  trackShipment,
} from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { signedInContext } from '../signed-in.ts';
import { WorkPanel } from '../work-panel.tsx';
import { AnswerForm } from './answer-form.tsx';
import { DESK_LIST, deskPath } from './desk-filter.ts';
import { deskDoneIn } from './desk-posts.ts';
import { workOnDesk } from './desk-posts.server.ts';
import { ItemFacts } from './item-facts.tsx';
import { nameOf } from './item-name.ts';
import { ItemPapers } from './item-papers.tsx';
import { ShipmentSentence } from './shipment-sentence.tsx';
import { Thread } from './thread.tsx';
import { WorkForms } from './work-forms.tsx';
import type { Route } from './+types/item.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { admin, permissions } = context.get(signedInContext);
  const item = await askOrThrow(request, readDeskItem, { path: params });
  return {
    item,
    me: { id: admin.id, name: admin.name },
    prepared: await readPrepared(request),
    mayWork: permissions.includes('cases:write'),
    shipment: item.shipmentId === null ? null : await readShipment(request, item.reference),
    answerId: crypto.randomUUID(),
    noteId: crypto.randomUUID(),
  };
}

/** An item can be worked on even while its prepared answers cannot be loaded. */
async function readPrepared(request: Request) {
  const answer = await ask(request, listPreparedAnswers);
  return answer.ok ? answer.data.answers : [];
}

/** The public tracking status, to tell customers on the phone. */
async function readShipment(request: Request, ref: string) {
  const answer = await ask(request, trackShipment, { path: { ref } });
  if (!answer.ok || answer.data === null) return null;
  const { status, updatedAt, delivery, deliveredAt, problem, returning, timeline } = answer.data;
  return {
    status,
    updatedAt,
    delivery,
    deliveredAt,
    problem,
    returning,
    timeline: timeline.slice(0, 20),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  return workOnDesk(request, params.itemId);
}

export { ErrorBoundary } from '../console-error.tsx';

export default function Item({ loaderData }: Route.ComponentProps) {
  const t = useT('console-desk');
  const { item, me, shipment, mayWork, answerId, noteId, prepared } = loaderData;
  const [search] = useSearchParams();
  const filter = DESK_LIST.read(search);
  const done = deskDoneIn(search);
  return (
    <WorkPanel
      key={item.id}
      wide
      title={nameOf(item, t)}
      closed={deskPath(filter)}
      opener={`desk-${item.id}`}
    >
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      <div className="space-y-5 text-sm">
        <ItemFacts item={item} me={me} />
        {item.shipmentId !== null && <ShipmentSentence item={item} shipment={shipment} />}
        <Thread item={item} />
        {mayWork && takesWords(item) && (
          <AnswerForm key={item.id} {...{ item, answerId, prepared, me }} />
        )}
        {mayWork && <WorkForms item={item} me={me} />}
        <ItemPapers item={item} noteId={noteId} />
      </div>
    </WorkPanel>
  );
}

/** Whether a person waits for an answer or can be written to. */
function takesWords({ kind, state, answerable }: DeskItem): boolean {
  return answerable || (state === 'open' && (kind === 'exception' || kind === 'silence'));
}
