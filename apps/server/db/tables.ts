export type DB = any; export type SourceKind=any; export type LedgerAccount=any; export type AttemptState=any; export type Shipments=any;
