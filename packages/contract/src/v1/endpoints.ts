export * from './addresses.ts';
export * from './billing.ts';
export * from './events.ts';
export * from './me.ts';
export * from './rates.ts';
export * from './shipments.ts';
export * from './tracking.ts';
export * from './webhook-endpoints.ts';
