import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { DONE } from './edit-paths.ts';

const SHOW_MS = 2_400;

/** A toast, after which the address is cleaned; without scripts it stays on the page. */
export function DoneNotice() {
  const t = useT('console-edits');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const announce = useToast();
  const scripted = useScripted();
  const params = new URLSearchParams(search);
  const done = DONE.find((each) => each === params.get('done'));
  const number = formatTrackingNumber(params.get('number') ?? '');
  const text = done === undefined ? null : t(`done.${done}`, { number });
  params.delete('done');
  params.delete('number');
  const rest = params.toString();
  const page = rest === '' ? pathname : `${pathname}?${rest}`;
  useEffect(() => {
    if (text === null) return;
    announce(text, { showMs: SHOW_MS });
    void navigate(page, { replace: true, preventScrollReset: true });
  }, [text, page, announce, navigate]);
  if (text === null || scripted) return null;
  return <Notice tone="good" title={text} className="mb-4" />;
}
