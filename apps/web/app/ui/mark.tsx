/** The signpost: two short bars on one line. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M14 2h4v28h-4z" fill="currentColor" />
      <path d="M14 5h12.2L31 8.5 26.2 12H14z" className="fill-signal" />
      <path d="M18 15H5.8L1 18.5 5.8 22H18z" fill="currentColor" />
    </svg>
  );
}
