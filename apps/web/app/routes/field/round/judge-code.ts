import type { Answer } from '../store/call-api.ts';

/** `unproved`: the code cannot be compared, or no more tries are left; a signature takes its place. */
export type CodeState = 'none' | 'right' | 'unproved';

type Judged = { state: CodeState; trouble: '' | 'codeAway' | 'codeInstead' | 'codeWrong' };

/** Any answer of the api leaves the courier a way to hand over. */
export function judgeCode(answer: Answer<{ right: boolean; triesLeft: number }>): Judged {
  if (!answer.ok) {
    return { state: 'unproved', trouble: answer.code === 'away' ? 'codeAway' : 'codeInstead' };
  }
  if (answer.data.right) return { state: 'right', trouble: '' };
  if (answer.data.triesLeft <= 0) return { state: 'unproved', trouble: 'codeInstead' };
  return { state: 'none', trouble: 'codeWrong' };
}
