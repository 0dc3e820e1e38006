import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface ReceivedMail {
  to: string;
  messageId: string;
  /** Head and body, with their long lines whole again. */
  content: string;
  at: number;
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Accepts every mail, and can leave one sender without an answer. */
export async function startMailServer(port: number) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let held: { address: string; resolve(mail: ReceivedMail): void } | undefined;

  /** True when the mail is to be answered. */
  function take(mail: ReceivedMail): boolean {
    if (held?.address === mail.to) {
      held.resolve(mail);
      held = undefined;
      return false;
    }
    received.push(mail);
    return true;
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // a killed worker resets its connections
    socket.on('error', () => socket.destroy());
    talk(socket, take);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    received,
    /** Accepts the next mail to this address and never answers. Settles when it has arrived. */
    holdNextTo: (address: string) =>
      new Promise<ReceivedMail>((resolve) => {
        held = { address, resolve };
      }),
    /** The first such mail that was answered. */
    async waitFor(
      isWanted: (mail: ReceivedMail) => boolean,
      timeoutMs: number,
    ): Promise<ReceivedMail | undefined> {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const found = received.find(isWanted);
        if (found !== undefined || Date.now() > deadline) return found;
        await sleep(20);
      }
    },
    close(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** As much of RFC 5321 as it takes to receive a mail. */
function talk(socket: Socket, take: (mail: ReceivedMail) => boolean): void {
  let pending = '';
  let to = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  function obey(command: string): void {
    const verb = command.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to = /<(.*)>/.exec(command)?.[1] ?? '';
    if (verb === 'DATA') isData = true;
    if (verb === 'QUIT') socket.end('221 bye\r\n');
    else if (verb === 'EHLO') say('250-ok\r\n250 SMTPUTF8');
    else say(isData ? '354 go on' : '250 ok');
  }

  say('220 chaos.example');
  socket.setEncoding('utf8').on('data', (text: string) => {
    pending += text;
    for (;;) {
      const separator = isData ? '\r\n.\r\n' : '\r\n';
      const end = pending.indexOf(separator);
      if (end === -1) return;
      const part = pending.slice(0, end);
      pending = pending.slice(end + separator.length);
      if (!isData) {
        obey(part);
        continue;
      }
      isData = false;
      const messageId = /^message-id: *(\S+)/im.exec(part)?.[1] ?? '';
      const content = part.replaceAll(/=\r\n|\r\n(?=[ \t])/g, '').replaceAll('=3D', '=');
      if (take({ to, messageId, content, at: Date.now() })) say('250 taken');
    }
  });
}
