import type { DeskItem } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Notes } from '../notes/notes-part.tsx';
import { OutdatedPapers } from '../shipments/outdated-papers.tsx';

type ItemPapersProps = { item: DeskItem; noteId: string };

/** What is wrong on the label of its shipment, and what colleagues wrote about it. */
export function ItemPapers({ item: { shipmentId, notes, outdated }, noteId }: ItemPapersProps) {
  const t = useT('console-notes');
  if (shipmentId === null || notes === null) return null;
  const about = <input type="hidden" name="shipmentId" value={shipmentId} />;
  return (
    <>
      <OutdatedPapers files={outdated}>{about}</OutdatedPapers>
      <section className="border-t border-hairline pt-3">
        <h3 className="mb-2 text-sm">{t('title')}</h3>
        <Notes notes={notes} newId={noteId}>
          {about}
        </Notes>
      </section>
    </>
  );
}
