/** How often the api processes have answered a route with each status, from their own metrics. */
export async function countAnswers(
  apiPorts: readonly number[],
  route: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const port of apiPorts) {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const { status, count } of readAnswerCounts(metrics, route)) {
      counts[status] = (counts[status] ?? 0) + count;
    }
  }
  return counts;
}

export function readAnswerCounts(
  metrics: string,
  route: string,
): { status: string; count: number }[] {
  return metrics.split('\n').flatMap((line) => {
    const [, labels = '', count] =
      /^waypost_http_request_seconds_count\{(.*)\} (\d+)$/.exec(line) ?? [];
    const status = /(?:^|,)status="(\d+)"/.exec(labels)?.[1];
    const isRoute = labels.split(',').includes(`route="${route}"`);
    return isRoute && status !== undefined ? [{ status, count: Number(count) }] : [];
  });
}
