import { Download } from 'lucide-react';

/** Saves a file. */
export function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
    >
      <Download aria-hidden="true" className="size-4" />
      {children}
    </a>
  );
}
