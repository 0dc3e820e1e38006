import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '../platform/catalogs.tsx';
import { IconButton } from './button.tsx';

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

const ICONS = { good: CircleCheck, note: Info, problem: CircleAlert };

type Announce = (text: string, options?: Partial<Omit<Toast, 'id' | 'text'>>) => void;

const Announcer = createContext<Announce>(() => {});

/** Says in passing that something was done. What must not be missed belongs in a Notice. */
export function useToast(): Announce {
  return use(Announcer);
}

/** The newest three, at the lower edge. Reading them, by pointer or keyboard, stops their time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [paused, setPaused] = useState(false);
  const lastId = useRef(0);

  const announce = useCallback<Announce>((text, options) => {
    lastId.current += 1;
    const toast = { id: lastId.current, text, tone: 'good', showMs: 2_600, ...options } as const;
    setToasts((shown) => withToast(shown, toast));
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
    setPaused(false);
  }, []);

  return (
    <Announcer value={announce}>
      {children}
      <div
        className="pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 md:bottom-6 print:hidden"
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        <div role="status" className="flex flex-col items-center gap-2">
          {toasts.map((toast) => (
            <ToastCard key={toast.id} {...{ toast, paused, dismiss }} />
          ))}
        </div>
      </div>
    </Announcer>
  );
}

type ToastCardProps = { toast: Toast; paused: boolean; dismiss: (id: number) => void };

function ToastCard({ toast: { id, text, tone, showMs }, paused, dismiss }: ToastCardProps) {
  const t = useT('frame');
  const Icon = ICONS[tone];
  const leftMs = useRef(showMs);

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(dismiss, leftMs.current, id);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [paused, dismiss, id]);

  return (
    <div className="on-ink arrive pointer-events-auto flex max-w-md items-center gap-3 rounded bg-ink ps-4 text-ground shadow-lg">
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="py-3">{text}</p>
      <IconButton
        label={t('dismiss')}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={() => dismiss(id)}
      />
    </div>
  );
}
