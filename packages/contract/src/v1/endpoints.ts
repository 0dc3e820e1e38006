export * from './me.ts';
export * from './test-mode.ts';
