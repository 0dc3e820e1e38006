const HEAD = /id: (\d+)\nevent: snapshot\n/g;
/** Longer than the head of a snapshot, which may come in two pieces. */
const TAIL = 64;

/**
 * Finds the ends of snapshots in a stream of server-sent events as it comes from the socket, and tells
 * their versions. A snapshot is whole with its empty line; nothing else of it is read.
 */
export function createSnapshotReader(onSnapshot: (version: number) => void) {
  let tail = '';
  let begun: number | null = null;
  return (chunk: string): void => {
    const text = tail + chunk;
    let from = 0;
    for (;;) {
      if (begun === null) {
        HEAD.lastIndex = from;
        const head = HEAD.exec(text);
        if (head === null) break;
        begun = Number(head[1]);
        from = HEAD.lastIndex;
      }
      const end = text.indexOf('\n\n', from);
      if (end === -1) break;
      onSnapshot(begun);
      begun = null;
      from = end + 2;
    }
    tail = text.slice(Math.max(from, text.length - TAIL));
  };
}
