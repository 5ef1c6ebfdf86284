/** Held by whoever makes a backup, and by the process of a machine that receives the WAL and starts the nightly backup. */
export const backupLock = 'make-backup'
export const nightlyLock = 'nightly-backups'
