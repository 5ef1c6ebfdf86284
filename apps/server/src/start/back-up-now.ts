import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../config/env.ts'
import { isRefusal } from '../config/finding.ts'
import { BackupError, inWords, makeBackup } from '../features/backup/index.ts'
import { explainStartError } from './explain-start-error.ts'
import { printFindings } from './print-findings.ts'

/** `npm run backup`, and what the nightly timer starts: one backup with the settings of the environment. */
export async function backUpNow(source = process.env): Promise<boolean> {
  const { settings, findings } = readSettings(source)
  const wrong = findings.filter((finding) => isRefusal(finding) && finding.setting.startsWith('BACKUP_'))
  if (settings === undefined || wrong.length > 0) {
    printFindings(settings === undefined ? findings : wrong)
    return false
  }
  const startedAt = performance.now()
  try {
    const { path, manifest, removed } = await makeBackup(settings, (line) => console.log(line))
    if (settings.storage.s3 !== undefined)
      console.log(`Files are in the bucket ${settings.storage.s3.bucket}, which has to keep its own versions.`)
    if (removed.length > 0) console.log(`Removed ${removed.length} older than ${settings.backup.keepDays} days.`)
    if (settings.backup.secret === undefined && existsSync(join(settings.dataDir, 'app-secret')))
      console.log(
        'It does not hold the secret of the centre, as BACKUP_KEY is not set: keep a copy of DATA_DIR/app-secret in another place.',
      )
    const stored = manifest.database === null ? '' : `, ${inWords(manifest.database.storedBytes)} of it the database`
    console.log(`Backup made in ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${path}${stored}.`)
    return true
  } catch (error) {
    const sentence = error instanceof BackupError ? error.message : explainStartError(error, settings)
    console.error(sentence === undefined ? error : `No backup was made: ${sentence}`)
    return false
  }
}
