import { expect, test } from 'vitest';
import { readAnswerCounts } from './answer-counts.ts';

const METRICS = `
# TYPE waypost_http_request_seconds histogram
waypost_http_request_seconds_bucket{le="0.002",route="/api/scans",status="200"} 3
waypost_http_request_seconds_count{route="/api/scans",status="200"} 7
waypost_http_request_seconds_count{route="/api/scans",status="503"} 2
waypost_http_request_seconds_count{route="/readyz",status="200"} 40
`;

test('answers are counted by status, for one route alone', () => {
  expect(readAnswerCounts(METRICS, '/api/scans')).toEqual([
    { status: '200', count: 7 },
    { status: '503', count: 2 },
  ]);
});
