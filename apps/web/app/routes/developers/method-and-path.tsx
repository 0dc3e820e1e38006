/** An endpoint as it is written in a request. */
export function MethodAndPath({ method, path }: { method: string; path: string }) {
  return (
    <code className="font-mono text-[0.95rem] font-semibold break-all">
      <span className="text-signal-text">{method}</span> {path}
    </code>
  );
}
