import type { Answer } from '../store/call-api.ts';

/** `unproved`: it cannot be compared, or not any more; a signature takes its place. */
export type CodeState = 'none' | 'right' | 'unproved';

type Judged = { state: CodeState; trouble: '' | 'codeAway' | 'codeInstead' | 'codeWrong' };

/** Whatever the api says, the courier at the door can go on. */
export function judgeCode(answer: Answer<{ right: boolean; triesLeft: number }>): Judged {
  if (!answer.ok) {
    return { state: 'unproved', trouble: answer.code === 'away' ? 'codeAway' : 'codeInstead' };
  }
  if (answer.data.right) return { state: 'right', trouble: '' };
  if (answer.data.triesLeft <= 0) return { state: 'unproved', trouble: 'codeInstead' };
  return { state: 'none', trouble: 'codeWrong' };
}
