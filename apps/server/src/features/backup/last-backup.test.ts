import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupAge, lastBackupAt, markBackup } from './last-backup.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'prostuti-last-backup-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const hour = 3_600_000

describe('the age of the last backup', () => {
  it('is said where backups are made: none is old after an hour, one after thirty', async () => {
    const [nightly, off] = [{ hour: 3 }, { hour: undefined }].map((backup) => ({ dataDir, backup }))
    const now = new Date()
    expect(await backupAge(off!, now)).toBeUndefined()
    expect(await backupAge(nightly!, now, hour / 2)).toEqual({ made_at: null, is_old: false })
    expect(await backupAge(nightly!, now, 2 * hour)).toEqual({ made_at: null, is_old: true })
    await markBackup(dataDir, 'made')
    const madeAt = (await lastBackupAt(dataDir))!
    const after = (hours: number) => backupAge(off!, new Date(madeAt.getTime() + hours * hour))
    expect(await after(29)).toEqual({ made_at: madeAt.toISOString(), is_old: false })
    expect(await after(31)).toEqual({ made_at: madeAt.toISOString(), is_old: true })
  })
})
