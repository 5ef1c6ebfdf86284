/** What backups are logged with. */
export type BackupLog = { info(line: string): void; error(line: string): void }
