import { runProgram } from '../tools/installation/run-program.ts';

/** The words of a document in their columns, and how many pages they stand on. */
export async function readPdf(path: string): Promise<{ text: string; pageCount: number }> {
  const text = await runProgram('pdftotext', ['-layout', path, '-']);
  // a form feed ends every page
  return { text, pageCount: text.split('\f').length - 1 };
}
