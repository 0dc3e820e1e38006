import { type EndpointDefinition, type EndpointName, endpoints } from '@waypost/contract';

interface Session {
  apiUrl: string;
  cookie: string;
  origin: string;
}

type Given = { path?: Record<string, string>; body?: object };

/** The endpoints at which a signed-in customer sees test data. */
export const SESSION_ENDPOINTS = Object.entries<EndpointDefinition>(endpoints)
  .filter(([, { bothModes }]) => bothModes === true)
  .map(([name]) => name as EndpointName);

/** All of them but the one that deletes it all, as the pages of the dashboard ask. Notes in `called` what answered. */
export async function walkSession(
  session: Session,
  shipmentId: string,
  called: Set<string>,
): Promise<string[]> {
  const faults: string[] = [];
  const expect = async (name: EndpointName, given: Given = {}, status = 200): Promise<Body> => {
    const answer = await askAsOwner(session, name, given);
    if (answer.status === status) called.add(name);
    else faults.push(`${name} with a session: ${answer.status} ${answer.text.slice(0, 200)}`);
    return answer.text.startsWith('{') ? (JSON.parse(answer.text) as Body) : {};
  };
  const url = 'https://shop.invalid/hooks';
  const made = await expect('createWebhook', { body: { url } }, 201);
  const endpoint = { endpointId: made.webhook?.id ?? '' };
  await expect('listWebhooks');
  const ping = await expect('pingWebhook', { path: endpoint }, 202);
  const event = { eventId: ping.eventId ?? '' };
  await expect('listAccountEvents');
  await expect('readAccountEvent', { path: event });
  await expect('resendEvent', { path: event }, 202);
  await expect('followAccountEvents');
  await expect('recoverWebhook', { path: endpoint, body: { hours: 1 } }, 202);
  await expect('rotateWebhook', { path: endpoint }, 201);
  await expect('switchWebhook', { path: endpoint, body: { enabled: false } });
  await expect('removeWebhook', { path: endpoint });
  await expect('listProgramRequests');
  await expect('listTestShipments');
  await expect('advanceTestShipment', { path: { shipmentId }, body: { to: 'delivered' } });
  const { mails = [] } = await expect('listKeptMails');
  await expect('readKeptMail', { path: { mailId: mails[0]?.id ?? '' } });
  return faults;
}

interface Body {
  webhook?: { id: string };
  eventId?: string;
  mails?: { id: string }[];
}

export async function askAsOwner(
  { apiUrl, cookie, origin }: Session,
  name: EndpointName,
  { path = {}, body }: Given = {},
): Promise<{ status: number; text: string }> {
  const { method, path: pattern, stream }: EndpointDefinition = endpoints[name];
  const filled = pattern.replaceAll(/:(\w+)/g, (_, part: string) => path[part] ?? '');
  const answer = await fetch(`${apiUrl}${filled}?mode=test`, {
    method,
    headers: { cookie, origin, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (stream === true) {
    await answer.body?.cancel();
    return { status: answer.status, text: '' };
  }
  return { status: answer.status, text: await answer.text() };
}
