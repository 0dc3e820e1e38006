/** Ink, Paper, Mist, Signal and Deep of the brand. */
export const INK = '#12181B';
export const PAPER = '#FBFAF6';
export const MIST = '#EEF1EC';
export const SIGNAL = '#E8431C';
export const ON_SIGNAL = '#0B0F11';
export const DEEP = '#0F3D3A';
export const QUIET = '#4C585B';
export const FONT =
  "font-family:'IBM Plex Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
export const MONO = "font-family:'IBM Plex Mono',ui-monospace,Menlo,Consolas,monospace";

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
