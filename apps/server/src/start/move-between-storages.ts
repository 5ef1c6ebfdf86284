import { readSettings } from '../config/env.ts'
import { inWords } from '../features/backup/index.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import { type MoveReport, moveFiles } from '../storage/move-files.ts'
import { createS3Storage } from '../storage/s3/s3-storage.ts'

type Way = { toFolder: boolean; remove: boolean; say: (text: string) => void }

const sayEveryMs = 1_000

/** From DATA_DIR to the bucket of the settings, or back. Throws where none is set. */
export async function moveBetweenStorages({ toFolder, remove, say }: Way): Promise<MoveReport> {
  const { settings, findings } = readSettings()
  const s3 = settings?.storage.s3
  if (settings === undefined || s3 === undefined)
    throw new Error(
      findings.find(({ setting }) => setting.startsWith('S3_'))?.sentence ??
        'No bucket is set: fill in S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    )
  const { dataDir } = settings
  const [folder, bucket] = [createFolderStorage(dataDir), createS3Storage(s3, { dataDir })]
  let saidAt = 0
  try {
    const report = await moveFiles({
      ...(toFolder ? { from: bucket, to: folder } : { from: folder, to: bucket }),
      remove,
      onFile({ copied, known, bytes }) {
        if (Date.now() - saidAt < sayEveryMs) return
        saidAt = Date.now()
        say(`${copied} files copied (${inWords(bytes)}), ${known} were there already`)
      },
    })
    for (const key of report.strange) say(`left alone, not a file of ours: ${key}`)
    for (const fault of report.faults) say(`not moved: ${fault}`)
    const way = toFolder ? `From ${s3.bucket} to ${dataDir}` : `From ${dataDir} to ${s3.bucket}`
    say(
      `${way}: ${report.copied} files copied and read back (${inWords(report.bytes)}), ${report.known} were there already, ${report.removed} removed, ${report.faults.length} failed.`,
    )
    return report
  } finally {
    bucket.close()
  }
}
