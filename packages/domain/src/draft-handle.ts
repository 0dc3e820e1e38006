const HANDLE_LENGTH = 6;

/** The last symbols of an id: enough to tell the drafts of one browser apart, too few to open one. */
export function draftHandle(id: string): string {
  return id.slice(-HANDLE_LENGTH);
}
