export type Toast = {
  id: number;
  text: string;
  tone: 'good' | 'note' | 'problem';
  showMs: number;
};

/** More than three cannot be read before they leave. */
const MAX_TOASTS = 3;

export function withToast(shown: Toast[], added: Toast): Toast[] {
  return [...shown, added].slice(-MAX_TOASTS);
}
