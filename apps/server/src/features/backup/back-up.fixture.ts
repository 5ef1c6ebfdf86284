// A process that makes a backup, so that a test can kill it.
import { makeBackup } from './make/make-backup.ts'

const [dataDir = '', folder = ''] = process.argv.slice(2)
const backup = { folder, secret: undefined, keepDays: 14, hour: undefined }
await makeBackup({ dataDir, databaseUrl: undefined, backup })
