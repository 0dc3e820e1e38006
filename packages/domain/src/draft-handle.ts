const HANDLE_LENGTH = 6;

/** The last symbols of an id: enough to distinguish the drafts of one browser, too few to open one. */
export function draftHandle(id: string): string {
  return id.slice(-HANDLE_LENGTH);
}
