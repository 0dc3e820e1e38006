export * from './me.ts';
export * from './rates.ts';
export * from './shipments.ts';
export * from './test-mode.ts';
