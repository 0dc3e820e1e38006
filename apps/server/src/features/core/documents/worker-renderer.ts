import { createRenderer } from './renderer.ts';

/** Of the worker, for the documents of every feature. Its thread starts with the first document. */
export const workerRenderer = createRenderer();
