import type { Audience } from '@waypost/contract/openapi';

const REFUSALS = 'Refusals are RFC 9457 problem documents with a stable `code`.';
const UNITS =
  'Weights are grams, lengths millimetres, amounts cents, moments ISO 8601 with an offset.';

const KEYS = `
## Book and track with a key

New programs should call \`/api/v1\` (\`/api/v1/openapi.json\`), a contract that is made for them and only grows.
What follows are the calls of the site, which change with it.

Make a key in your dashboard under API keys, with the scopes you need, and send it as
\`Authorization: Bearer wpc_...\`. A key acts for your account; what it books is in your dashboard.
Making one asks for your password, and we tell you by email. A key ends on the date you chose, when you
revoke it, when your password is reset, and when you sign out everywhere. Replace it in time: the new key has
the same scopes and end, and the old one works on for the overlap you choose.

A request whose \`Authorization\` header holds no live key is 401, on public endpoints too. One that may
not do what it asks for is 403.

1. \`POST /api/shipments/quote\` with the lane and the parcel gives a price that holds for 30 minutes.
2. \`POST /api/drafts\` with the quote's \`id\` and the recipient gives a draft, its \`attemptId\` and
   the charges of each payment method.
3. \`POST /api/shipments/public\` with the header \`Idempotency-Key: {attemptId}\` books it. Repeat the
   call with the same key and body when no answer came: there is one shipment and one charge, whatever
   happened. 201 is booked; 202 names the address to ask again. Booking by key accepts the terms of
   carriage in force, prohibited goods included; without a key send the draft's \`termsVersion\` as
   \`acceptedTerms\`.
4. \`GET /api/shipments/track/{trackingNumber}\` needs no key. \`GET /api/shipments\` lists your own.
5. \`POST /api/track/party/{trackingNumber}/cancel\` cancels what nobody has picked up, with a key that may
   book.

\`\`\`sh
curl https://example.com/api/shipments/quote \\
  -H 'Authorization: Bearer wpc_...' -H 'Content-Type: application/json' \\
  -d '{"serviceType":"parcel","origin":"Antwerp, Belgium","destination":"Lyon, France",
       "serviceLevel":"express",
       "parcels":[{"weightGrams":2500,"lengthMm":300,"widthMm":200,"heightMm":100}]}'
\`\`\`
`.trim();

const PROGRAMS = `
Prices, shipments, labels and tracking for the programs of a customer.

Make a key in your dashboard under API keys and send it as \`Authorization: Bearer wpc_live_...\`. Each
endpoint names the scope that its key needs (\`x-scope\`).

- ${UNITS} Fields that an endpoint does not know are refused, with a pointer to each.
- \`{shipment}\` in a path is an id, a tracking number, or \`ref:\` and your own reference.
- Lists take \`limit\` and \`cursor\`; \`nextCursor\` continues them, and so does the header \`Link\`.
- A call that makes or spends something needs an \`Idempotency-Key\` of your choice. Repeat it with the same
  key and body for 30 days: it is done once, and answered the same, with \`Idempotency-Replayed: true\`.
- ${REFUSALS} \`errors[].pointer\` names each wrong field, \`type\` is a page about the code.
- \`RateLimit-Policy\` and \`RateLimit\` on each answer say what is allowed and what is left in this minute.
- Within v1 things are only added. Choices marked \`x-extensible\` may get further values.
`.trim();

/** Title and opening text of each document. */
export const INTRODUCTIONS: Record<Audience, { title: string; description: string }> = {
  public: {
    title: 'Waypost API',
    description: `Quotes, bookings, tracking, scans and sign-in. ${REFUSALS}\n\n${KEYS}\n\n${UNITS}`,
  },
  customer: {
    title: 'Waypost API: accounts',
    description: `Everything of a customer's own account: shipments, pickups, addresses, billing and keys. ${REFUSALS} ${UNITS}`,
  },
  v1: {
    title: 'Waypost API for programs',
    description: PROGRAMS,
  },
  staff: {
    title: 'Waypost API: console',
    description: `What the console of staff is made of. ${REFUSALS} ${UNITS}`,
  },
};
