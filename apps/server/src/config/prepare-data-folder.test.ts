import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { prepareDataFolder } from './prepare-data-folder.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prostuti-data-'))
  made.push(folder)
  return folder
}

const modeOf = (...path: string[]): string => (statSync(join(...path)).mode & 0o777).toString(8)
const own = (dataDir: string) => ({ dataDir, databaseUrl: 'postgres://db/x' })

describe('the data folder', () => {
  it('is made for the server alone', () => {
    const dataDir = join(newFolder(), 'new')
    expect(prepareDataFolder(own(dataDir))).toEqual([])
    expect(modeOf(dataDir)).toBe('700')
    for (const folder of ['files', 'cache', 'videos', 'documents']) expect(modeOf(dataDir, folder), folder).toBe('700')
  })

  it('is closed to others when it was open, with what is in it', () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'videos'))
    writeFileSync(join(dataDir, 'app-secret'), 'a secret')
    for (const path of [dataDir, join(dataDir, 'videos')]) chmodSync(path, 0o777)
    chmodSync(join(dataDir, 'app-secret'), 0o644)
    expect(prepareDataFolder(own(dataDir))).toEqual([])
    expect([modeOf(dataDir), modeOf(dataDir, 'videos'), modeOf(dataDir, 'app-secret')]).toEqual(['700', '700', '600'])
  })

  it.runIf(process.geteuid?.() === 0)('lets the user of the embedded database pass through when we are root', () => {
    const dataDir = newFolder()
    chmodSync(dataDir, 0o755)
    prepareDataFolder({ dataDir, databaseUrl: undefined })
    expect([modeOf(dataDir), modeOf(dataDir, 'files')]).toEqual(['711', '700'])
  })

  it('is not opened again where an operator closed it', () => {
    const dataDir = newFolder()
    chmodSync(dataDir, 0o700)
    prepareDataFolder({ dataDir, databaseUrl: undefined })
    expect(modeOf(dataDir)).toBe('700')
  })

  it('keeps its own mode where others use it too, and says so', () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'of-somebody-else'), '')
    chmodSync(dataDir, 0o755)
    expect(prepareDataFolder(own(dataDir)).map(({ level, setting }) => `${level} ${setting}`)).toEqual([
      'warn DATA_DIR',
    ])
    expect([modeOf(dataDir), modeOf(dataDir, 'files')]).toEqual(['755', '700'])
  })

  it('is refused where a file is in its place', () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    expect(() => prepareDataFolder(own(file))).toThrow(/EEXIST|ENOTDIR/)
    expect(() => prepareDataFolder(own(join(file, 'below')))).toThrow(/ENOTDIR/)
  })
})
