export { allowLongStatements } from './allow-long-statements.ts'
export {
  type ConnectOptions,
  connect,
  type Database,
  type Db,
  requestLimits,
  type Transaction,
  type Tx,
} from './connect.ts'
export {
  isDatabaseFar,
  isDatabaseUsed,
  moveFarDatabase,
  removeDatabase,
  withDatabaseLocked,
} from './embedded/data-folder.ts'
export { hasDatabase } from './embedded/home/choose-home.ts'
export {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded/index.ts'
export { type RecoveryFolders, recoverCluster } from './embedded/recover-cluster.ts'
export { tryFolderLock } from './embedded/server/start-lock.ts'
export { isPooled } from './is-pooled.ts'
export { isWritable } from './is-writable.ts'
export { type Listening, listen } from './listen.ts'
export { migrate, pendingMigrations } from './migrate.ts'
export { paperFingerprint } from './paper-fingerprint.ts'
export { type QueryEvent, queryChannel } from './query-channel.ts'
export { openReading, type Reading } from './replica/open-reading.ts'
export type { ReplicaState } from './replica/watch-replica.ts'
export {
  formatLsn,
  type Lsn,
  parseLsn,
  SEGMENT_BYTES,
  segmentName,
  segmentOf,
  segmentOfName,
  startOfSegment,
  timelineOfName,
} from './replication/lsn.ts'
export { type BaseBackup, type BaseBackupFacts, openBaseBackup } from './replication/open-base-backup.ts'
export { receiveWal, type WalReceiver } from './replication/receive-wal.ts'
export { openReplication } from './replication/replication-client.ts'
export { dropSlot, ensureSlot, readHistory } from './replication/replication-slot.ts'
export { demoAccounts, demoExamKey, demoStaffAccounts, demoStandings, seedDemo } from './seed/demo/index.ts'
export { listDemoFiles } from './seed/demo-files.ts'
export { type Contents, readContents } from './seed/read-contents.ts'
export { seedReference } from './seed/reference/index.ts'
export { seedStarterSite } from './seed/starter/seed-starter-site.ts'
// A namespace, because names like `event` and `course` are also what a query's rows are called.
export * as tables from './tables/index.ts'
