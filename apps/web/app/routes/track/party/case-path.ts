/** The page where a party sends documents and writes; a part of it, and one of the cases. */
export function casePath(number: string, part?: 'files' | 'chat', caseId?: string): string {
  const query = new URLSearchParams({ ref: number, ...(caseId !== undefined && { case: caseId }) });
  return `/track/case?${query}${part === undefined ? '' : `#${part}`}`;
}
