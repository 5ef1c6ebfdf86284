import { parseArgs } from 'node:util'
import { loadEnvFile } from '../load-env-file.ts'

const usage = `npm run restore -- --list
npm run restore -- [--at "2026-11-18 10:14:59"] --into FOLDER [--from BACKUP_DIR] [--replace] [--unsealed]
npm run restore -- --finish --into FOLDER`

/** What is asked for, or undefined where nobody could tell. */
function readWish() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      options: { list: flag, at: text, into: text, from: text, replace: flag, finish: flag, unsealed: flag },
    }).values
  } catch {
    return undefined
  }
}

loadEnvFile()
const wish = readWish()
if (wish === undefined || (wish.list !== true && wish.into === undefined)) {
  console.error(usage)
  process.exitCode = 1
} else {
  const { restoreNow } = await import('../../apps/server/src/start/restore-now.ts')
  process.exitCode = (await restoreNow(wish)) ? 0 : 1
}
