export interface Span {
  traceId: string;
  id: string;
  parentId: string;
  service: string;
  name: string;
  /** Milliseconds of the epoch, with fractions. */
  from: number;
  until: number;
  attributes: Record<string, string | number>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string | number };
}
interface Document {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        startTimeUnixNano: string;
        endTimeUnixNano: string;
        attributes?: Attribute[];
      }[];
    }[];
  }[];
}

/** Of the lines that a collector's file exporter writes. */
export function readSpans(text: string): Span[] {
  const documents = text.split('\n').filter(Boolean);
  return documents.flatMap((line) =>
    (JSON.parse(line) as Document).resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const service = `${valuesOf(resource.attributes)['service.name']}`;
      return scopeSpans.flatMap(({ spans }) =>
        spans.map((span) => ({
          traceId: span.traceId,
          id: span.spanId,
          parentId: span.parentSpanId ?? '',
          service,
          name: span.name,
          from: Number(BigInt(span.startTimeUnixNano) / 1000n) / 1000,
          until: Number(BigInt(span.endTimeUnixNano) / 1000n) / 1000,
          attributes: valuesOf(span.attributes ?? []),
        })),
      );
    }),
  );
}

function valuesOf(attributes: Attribute[]): Record<string, string | number> {
  const read = attributes.map(({ key, value }) => [
    key,
    value.stringValue ?? Number(value.intValue),
  ]);
  return Object.fromEntries(read) as Record<string, string | number>;
}
