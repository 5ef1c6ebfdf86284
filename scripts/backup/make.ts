import { loadEnvFile } from '../load-env-file.ts'

/** npm run backup */
loadEnvFile()
const { backUpNow } = await import('../../apps/server/src/start/back-up-now.ts')
process.exitCode = (await backUpNow()) ? 0 : 1
