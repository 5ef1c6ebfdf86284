import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@prostuti/db/testing/temporary-folder'
import { afterEach, describe, expect, it } from 'vitest'
import { checkRestore, restoreFile } from '../../../config/unfinished-restore.ts'
import { finishRestore, openTarget } from './restore-target.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A data folder with a file and its backups, and the restored one beside it that is about to take its place. */
function aboutToChange() {
  const root = temporaryFolder('prostuti-target-')
  folders.push(root)
  const [into, beside, aside] = [join(root, 'data'), join(root, 'data.restoring'), join(root, 'data.before-now')]
  mkdirSync(join(into, 'backups'), { recursive: true })
  writeFileSync(join(into, 'file'), 'old')
  writeFileSync(join(into, 'backups', 'one'), 'a backup')
  mkdirSync(beside)
  writeFileSync(join(beside, 'file'), 'new')
  writeFileSync(join(beside, restoreFile), JSON.stringify({ isWhole: true, aside, backups: 'backups' }))
  return { root, into, beside, aside }
}

type Folders = ReturnType<typeof aboutToChange>

const steps: [string, (folders: Folders) => void][] = [
  ['was about to begin', () => {}],
  ['had put the old folder aside', ({ into, aside }) => renameSync(into, aside)],
  [
    'had moved the backups',
    ({ into, beside, aside }) => {
      renameSync(into, aside)
      renameSync(join(aside, 'backups'), join(beside, 'backups'))
    },
  ],
]

describe('a restore that was killed', () => {
  it.each(steps)('when it %s is said at the next start, and ended', async (_, done) => {
    const folders = aboutToChange()
    const { root, into, aside } = folders
    done(folders)
    expect(checkRestore(into)).toMatchObject([
      { level: 'refuse', sentence: expect.stringContaining('--finish --into') },
    ])
    await expect(openTarget({ into, replace: true, backups: join(into, 'backups') })).rejects.toThrow('--finish')
    expect(await finishRestore(into)).toBe(aside)
    expect(readdirSync(root).toSorted()).toEqual(['data', 'data.before-now'])
    expect(readdirSync(into).toSorted()).toEqual(['backups', 'file'])
    expect(readFileSync(join(into, 'file'), 'utf8')).toBe('new')
    expect(readFileSync(join(into, 'backups', 'one'), 'utf8')).toBe('a backup')
    expect(readdirSync(aside)).toEqual(['file'])
    expect(checkRestore(into)).toEqual([])
    await expect(finishRestore(into)).rejects.toThrow('No restore')
  })

  it('while it was filling leaves what was there as it was, and the next one begins anew', async () => {
    const { root, into, beside } = aboutToChange()
    writeFileSync(join(beside, restoreFile), JSON.stringify({ isWhole: false }))
    expect(checkRestore(into)).toEqual([])
    const target = await openTarget({ into, replace: true, backups: join(root, 'elsewhere') })
    expect([target.folder, readdirSync(beside)]).toEqual([beside, [restoreFile]])
    await expect(openTarget({ into, replace: true, backups: '/nowhere' })).rejects.toThrow('Another restore')
    await target.remove()
    await target.release()
    expect(readdirSync(root)).toEqual(['data'])
  })

  it('in a folder that was empty is not started on, and can be run again', async () => {
    const { root } = aboutToChange()
    const into = join(root, 'empty')
    mkdirSync(into)
    const killed = await openTarget({ into, replace: false, backups: '/nowhere' })
    await killed.release()
    writeFileSync(join(into, 'file'), 'half')
    expect(checkRestore(into)).toMatchObject([{ level: 'refuse', sentence: expect.stringContaining('run it again') }])
    const again = await openTarget({ into, replace: false, backups: '/nowhere' })
    expect(readdirSync(into)).toEqual([restoreFile])
    expect(await again.takePlace()).toBeUndefined()
    await again.release()
    expect([readdirSync(into), checkRestore(into)]).toEqual([[], []])
  })
})

describe('the place of a restored folder', () => {
  it('is that of the folder itself, where DATA_DIR is a link to it', async () => {
    const { root, into, beside } = aboutToChange()
    rmSync(beside, { recursive: true })
    const link = join(root, 'link')
    symlinkSync('data', link)
    const target = await openTarget({ into: link, replace: true, backups: join(link, 'backups') })
    const aside = await target.takePlace()
    await target.release()
    expect([existsSync(beside), readdirSync(into), readdirSync(link)]).toEqual([false, ['backups'], ['backups']])
    expect(readdirSync(aside!)).toEqual(['file'])
  })

  it('is not taken from a folder that cannot be renamed, nor without being asked', async () => {
    const { into } = aboutToChange()
    await expect(openTarget({ into: '/proc', replace: true, backups: '/nowhere' })).rejects.toThrow(
      'a volume of its own',
    )
    await expect(openTarget({ into, replace: false, backups: '/nowhere' })).rejects.toThrow('add --replace')
  })
})
