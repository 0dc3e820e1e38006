import { createSocket } from 'node:dgram';

const A = 1;
const HEADER_BYTES = 12;
const NAME_ERROR = 3;

type Answer = { address?: string; afterMs?: number } | 'silence' | 'failure';

/** Answers questions over UDP, as a nameserver of strangers would that `answerTo` describes. Null: no such name. */
export async function startNameserver(answerTo: (name: string) => Answer | null) {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const { name, type, end } = readQuestion(question);
    const answer = answerTo(name);
    if (answer === 'silence') return;
    const reply = replyTo(question.subarray(0, end), type, answer);
    const afterMs = answer !== null && answer !== 'failure' ? (answer.afterMs ?? 0) : 0;
    setTimeout(() => socket.send(reply, port, address), afterMs);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  const { port } = socket.address();
  return { address: `127.0.0.1:${port}`, close: () => void socket.close() };
}

function readQuestion(message: Buffer) {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function replyTo(question: Buffer, type: number, answer: Exclude<Answer, 'silence'> | null) {
  const address = answer !== null && answer !== 'failure' ? answer.address : undefined;
  const isAnswered = type === A && address !== undefined;
  const reply = Buffer.from(question);
  const code = answer === 'failure' ? 2 : answer === null ? NAME_ERROR : 0;
  reply.writeUInt16BE(0x8180 | code, 2);
  reply.writeUInt16BE(isAnswered ? 1 : 0, 6);
  // no additional records, whatever the question had
  reply.writeUInt32BE(0, 8);
  if (!isAnswered) return reply;
  // a pointer to the name of the question; A, IN, 60 s, four bytes
  const record = [0xc0, HEADER_BYTES, 0, A, 0, 1, 0, 0, 0, 60, 0, 4];
  return Buffer.concat([reply, Buffer.from([...record, ...address.split('.').map(Number)])]);
}
