import { DEEP, escapeHtml, PAPER, SIGNAL } from './mail-brand.ts';
import type { Progress } from './mail-blocks.ts';

type Headline = {
  headline: string;
  event?: string | undefined;
  progress?: Progress<string> | undefined;
};
type Direction = 'ltr' | 'rtl';

const STATIONS = 5;
const AHEAD = '#5F837D';
const EVENT = '#CFDDD8';
const DOT = 14;

/** A dark panel in both colour schemes: mail programs that recolour emails leave light on dark alone. */
export function headlinePanel(
  { headline, event, progress }: Headline,
  direction: Direction,
): string {
  const said =
    event === undefined
      ? ''
      : `\n<p style="margin:6px 0 0;font-size:16px;line-height:24px;color:${EVENT}">${escapeHtml(event)}</p>`;
  const line = progress === undefined ? '' : `\n${routeLine(progress, direction)}`;
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;margin:0 0 24px;border-collapse:separate"><tr>
<td bgcolor="${DEEP}" style="padding:24px 20px;background:${DEEP};color:${PAPER};border-radius:6px"><h1 style="margin:0;font-size:26px;line-height:32px;font-weight:700;color:${PAPER}">${escapeHtml(headline)}</h1>${said}${line}</td>
</tr></table>`;
}

/** The route line of table cells, which every mail program draws: dots at even distances, the name under one. */
function routeLine({ reached, station, words }: Progress<string>, direction: Direction): string {
  const columns = Array.from({ length: STATIONS }, (_, at) => {
    const isEnd = at === 0 || at === STATIONS - 1;
    return `<td width="${isEnd ? '12.5%' : '25%'}" style="padding:0">${column(at, reached)}</td>`;
  });
  return `<div role="img" aria-label="${escapeHtml(words)}">
<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;margin:24px 0 0;border-collapse:collapse;table-layout:fixed"><tr>${columns.join('')}</tr></table>
<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse;table-layout:fixed"><tr>${nameUnderDot(reached, station, direction)}</tr></table>
</div>`;
}

function column(at: number, reached: number): string {
  const before = at === 0 ? '' : track(at <= reached);
  const after = at === STATIONS - 1 ? '' : track(at < reached);
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse"><tr>${before}${dot(at, reached)}${after}</tr></table>`;
}

function track(isReached: boolean): string {
  const colour = isReached ? PAPER : AHEAD;
  return `<td style="padding:0;vertical-align:middle"><table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse"><tr><td height="3" bgcolor="${colour}" style="height:3px;padding:0;font-size:0;line-height:0;background:${colour}"></td></tr></table></td>`;
}

function dot(at: number, reached: number): string {
  const edge = at <= reached ? PAPER : AHEAD;
  const fill = at === reached ? SIGNAL : at < reached ? PAPER : DEEP;
  return `<td width="${DOT}" style="width:${DOT}px;padding:0"><div style="width:${DOT - 6}px;height:${DOT - 6}px;border:3px solid ${edge};border-radius:${DOT}px;background:${fill};font-size:0;line-height:0"></div></td>`;
}

/** Beside the ends there is room on one side alone; a name in half of the width is under its dot. */
function nameUnderDot(reached: number, station: string, direction: Direction): string {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const name = (width: number, align: string | undefined) =>
    `<td width="${width}%" align="${align}" style="padding:8px 0 0;text-align:${align};font-size:14px;line-height:20px;font-weight:600;color:${PAPER}">${escapeHtml(station)}</td>`;
  const room = '<td width="50%" style="padding:0"></td>';
  switch (reached) {
    case 0:
      return name(100, start);
    case 1:
      return name(50, 'center') + room;
    case 2:
      return name(100, 'center');
    case 3:
      return room + name(50, 'center');
    default:
      return name(100, end);
  }
}
