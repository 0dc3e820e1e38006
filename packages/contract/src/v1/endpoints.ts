export * from './me.ts';
export * from './events.ts';
export * from './webhook-endpoints.ts';
