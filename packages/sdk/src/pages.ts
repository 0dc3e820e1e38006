export interface Page<Entry> {
  data: Entry[];
  /** Send it as `cursor` for the next page; null on the last one. */
  nextCursor: string | null;
}

/** A list: all its entries by `for await`, fetched page by page, or one page. */
export interface Pages<Entry> extends AsyncIterable<Entry> {
  /** The page of `cursor`, or the first one. */
  page(): Promise<Page<Entry>>;
}

export function pagesOf<Entry>(fetchPage: (cursor?: string) => Promise<Page<Entry>>): Pages<Entry> {
  return {
    page: () => fetchPage(),
    async *[Symbol.asyncIterator]() {
      let page = await fetchPage();
      yield* page.data;
      while (page.nextCursor !== null) {
        page = await fetchPage(page.nextCursor);
        yield* page.data;
      }
    },
  };
}
