export * from './addresses.ts';
export * from './billing.ts';
export * from './me.ts';
export * from './rates.ts';
export * from './shipments.ts';
export * from './test-mode.ts';
export * from './tracking.ts';
