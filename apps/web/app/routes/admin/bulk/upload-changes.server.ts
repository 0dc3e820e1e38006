import { mapBulkUpload, startBulkUpload, stopBulkUpload } from '@waypost/contract/client';
import { BULK_COLUMNS } from '@waypost/domain/bulk-columns';
import { ask } from '../../../platform/answer.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import type { ShownRefusal } from '../../../platform/refused.tsx';

type Intent = 'map' | 'start' | 'stop';
export type ChangeAnswer =
  | { intent: Intent; refusal: ShownRefusal }
  | { intent: 'map'; isTwice: true; typed: string[] };

/** Null when it is done. */
export async function change(
  request: Request,
  uploadId: string,
  form: FormData,
): Promise<ChangeAnswer | null> {
  const intent = intentIn(form);
  const path = { uploadId };
  if (intent === 'map') {
    const typed = form.getAll('column').map(String);
    const mapping = typed.map((text) => BULK_COLUMNS.find((column) => column === text) ?? null);
    const chosen = mapping.filter((column) => column !== null);
    if (new Set(chosen).size < chosen.length) return { intent, isTwice: true, typed };
    const answer = await ask(request, mapBulkUpload, { path, body: { mapping } });
    return answer.ok ? null : { intent, refusal: shown(answer.refusal) };
  }
  const mappingNo = Number(textIn(form, 'mappingNo'));
  const answer =
    intent === 'start'
      ? await ask(request, startBulkUpload, { path, body: { mappingNo } })
      : await ask(request, stopBulkUpload, { path });
  return answer.ok ? null : { intent, refusal: shown(answer.refusal) };
}

function intentIn(form: FormData): Intent {
  const text = textIn(form, 'intent');
  return text === 'map' || text === 'stop' ? text : 'start';
}

function shown({ code, requestId }: ShownRefusal): ShownRefusal {
  return { code, requestId };
}
