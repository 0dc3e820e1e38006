import type { PartyCase } from '@waypost/contract/client';
import { formatFileSize } from '@waypost/i18n/formats';
import { Download } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useActionData, useRevalidator } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Time } from '../../../ui/time.tsx';
import { casePath, type FilesAnswer } from './case-rules.ts';
import { ACCEPTED, type FileFault, findFileFault } from './file-rules.ts';
import { sendFile, type SendRefusal } from './send-file.ts';

type FilesProps = {
  number: string;
  current: PartyCase | null;
  fileIds: string[];
  writable: boolean;
};

/** The papers of the case, and the form to add some. */
export function Files({ number, current, fileIds, writable }: FilesProps) {
  const t = useT('party');
  const locale = useLocale();
  const files = current?.files ?? [];
  return (
    <Section title={t('filesTitle')} id="files">
      {files.length === 0 ? (
        <p className="text-muted">{t('filesNone')}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {files.map((file) => (
            <li key={file.id} className="flex items-center justify-between gap-4 py-2">
              <div className="min-w-0">
                <p className="font-semibold break-words">{file.name}</p>
                <p className="text-sm text-muted">
                  {formatFileSize(file.bytes, locale)}, <Time at={file.at} />
                </p>
                {file.held !== null && <p className="text-sm">{t(`fileHeld.${file.held}`)}</p>}
              </div>
              {file.held === null && (
                <a
                  href={`/api/track/party/${number}/files/${file.id}`}
                  download={file.name}
                  aria-label={t('fileSave', { name: file.name })}
                  className="inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-current/8"
                >
                  <Download aria-hidden="true" className="size-5" />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {writable && (
        <UploadForm
          number={number}
          fileIds={fileIds}
          alreadyThere={files.length}
          caseId={current?.id}
        />
      )}
    </Section>
  );
}

type UploadFormProps = Pick<FilesProps, 'number' | 'fileIds'> & {
  alreadyThere: number;
  caseId: string | undefined;
};
type Sending = { name: string; sentBytes: number; bytes: number };

/** A form like any other; with scripts the files go one by one, and the bar tells how far they are. */
function UploadForm({ number, fileIds, alreadyThere, caseId }: UploadFormProps) {
  const t = useT('party');
  const { revalidate } = useRevalidator();
  const tell = useFaultText();
  const answered = useActionData<FilesAnswer | object>();
  const posted = answered && 'fault' in answered ? answered : undefined;
  const [fault, setFault] = useState(tell(posted?.fault ?? null, posted?.refused ?? null));
  const [sending, setSending] = useState<Sending | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const busy = useRef(false);
  // a file that is sent again after a lost answer keeps its id, and is kept once
  const ids = useRef(new WeakMap<File, string>());
  const idOf = (file: File) => {
    const id = ids.current.get(file) ?? crypto.randomUUID();
    ids.current.set(file, id);
    return id;
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const field = form.elements.namedItem('files');
    const files = field instanceof HTMLInputElement ? [...(field.files ?? [])] : [];
    const found = findFileFault(files, alreadyThere);
    setSentCount(0);
    setFault(tell(found, null));
    if (found !== null) return;
    busy.current = true;
    let sent = 0;
    for (const file of files) {
      setSending({ name: file.name, sentBytes: 0, bytes: file.size });
      const target = { number, caseId, fileId: idOf(file) };
      const refusal = await sendFile(target, file, (sentBytes) =>
        setSending({ name: file.name, sentBytes, bytes: file.size }),
      );
      if (refusal !== null) {
        setFault(tell(null, { name: file.name, refusal }));
        break;
      }
      sent += 1;
    }
    busy.current = false;
    setSending(null);
    setSentCount(sent);
    if (sent === files.length) form.reset();
    await revalidate();
  };

  return (
    <form
      method="post"
      action={casePath(number)}
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => void send(event)}
      className="mt-5 space-y-4"
    >
      <input type="hidden" name="intent" value="files" />
      {caseId !== undefined && <input type="hidden" name="caseId" value={caseId} />}
      {fileIds.map((id) => (
        <input key={id} type="hidden" name="fileId" value={id} />
      ))}
      <FileField
        name="files"
        label={t('filesChoose')}
        multiple
        required
        accept={ACCEPTED}
        help={t('filesHelp')}
        error={fault}
      />
      {sending !== null && (
        <Progress
          label={t('filesSendingOne', { name: sending.name })}
          value={sending.sentBytes}
          max={Math.max(1, sending.bytes)}
        />
      )}
      {sentCount > 0 && sending === null && (
        <Notice tone="good" title={t('filesSent', { count: sentCount })} />
      )}
      <Button type="submit" look="secondary" busy={sending !== null}>
        {sending === null ? t('filesSend') : t('filesSending')}
      </Button>
    </form>
  );
}

type RefusedFile = { name: string; refusal: SendRefusal };

function useFaultText() {
  const t = useT('party');
  const problem = useT('problems');
  return (fault: FileFault | null, refused: RefusedFile | null): string | undefined => {
    if (fault !== null) {
      if (fault.text === 'filesFull') return t('filesFull', { room: fault.room });
      const isOfOne = fault.text === 'fileTooLarge' || fault.text === 'fileKind';
      return isOfOne ? t(fault.text, { name: fault.name }) : t(fault.text);
    }
    if (refused === null) return undefined;
    const { name, refusal } = refused;
    switch (refusal.code) {
      case 'payload_too_large':
        return t('fileTooLarge', { name });
      case 'file_not_accepted':
        return t('fileKind', { name });
      case 'case_full':
      case 'case_closed':
      case 'no_open_problem':
      case 'too_many_requests':
        return t('fileRefused', { name, reason: problem(refusal.code) });
      case 'timeout':
        return t('fileUnanswered', { name });
      default:
        return t('fileFailed', { name });
    }
  };
}
