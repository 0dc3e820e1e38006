import { releaseHeld } from './queue.ts';
import { sendNow } from './send-acts.ts';
import { endShift } from './session.ts';

/** What can be sent while the shift is still open is sent before its end, except pictures, which may take minutes. */
export async function finishShift(): Promise<void> {
  releaseHeld();
  await sendNow({ withPictures: false });
  await endShift();
}
