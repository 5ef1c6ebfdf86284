import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileMessages } from './compile.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prostuti-text-'))
  await write('bn/home', { home_title: 'প্রথম পাতা' })
  await write('en/home', { home_title: 'Home' })
  await write('bn/shell', { shell_call: 'ফোন করুন {phone}' })
  await write('en/shell', { shell_call: 'Call {phone}' })
  await writeFile(
    join(folder, 'src', 'say.ts'),
    'export const isEnglish = (o) => o?.locale === "en"\nexport const isOne = (n) => n === 1',
  )
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(path: string, messages: object) {
  const file = join(folder, 'messages', `${path}.json`)
  await mkdir(dirname(file), { recursive: true })
  await mkdir(join(folder, 'src'), { recursive: true })
  await writeFile(file, JSON.stringify(messages))
}

type Said = (inputs?: object, options?: { locale: string }) => string
let nth = 0
const compiled = (file: string): Promise<Record<string, Said>> =>
  import(`${join(folder, 'src/compiled', file)}?${nth++}`)

describe('compileMessages', () => {
  it('compiles every feature once, and again only after a change', async () => {
    expect(await compileMessages({ folder })).toEqual({ compiled: true, messages: 2 })
    expect(await compileMessages({ folder })).toEqual({ compiled: false, messages: 2 })

    await write('en/home', { home_title: 'Front page' })
    expect(await compileMessages({ folder })).toEqual({ compiled: true, messages: 2 })
    expect((await compiled('messages.js')).home_title?.({}, { locale: 'en' })).toBe('Front page')
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('.compiling'))
  })

  it('says the same in one file and in a file for each', async () => {
    const counted = { declarations: ['input n', 'local plural = n: plural'], selectors: ['plural'] }
    await write('bn/room', { room_left: '{n} বাকি', room_odd: '`$' + '{x}\\{y\\} \\\\ "' })
    await write('en/room', {
      room_left: [{ ...counted, match: { 'plural=one': '{n} is left', 'plural=other': '{n} are left' } }],
      room_odd: 'odd {x}',
    })
    await compileMessages({ folder })
    const inOne = await compiled('messages.js')
    const apart = Object.assign(
      {},
      ...(await Promise.all(Object.keys(inOne).map((name) => compiled(`messages/${name}.js`)))),
    )
    expect(Object.keys(apart)).toEqual(Object.keys(inOne))
    for (const messages of [inOne, apart]) {
      expect(messages.shell_call?.({ phone: '১৬' })).toBe('ফোন করুন ১৬')
      expect([1, 2].map((n) => messages.room_left?.({ n }, { locale: 'en' }))).toEqual(['1 is left', '2 are left'])
      expect(messages.room_odd?.({ x: 'ক' })).toBe('`$ক{y} \\ "')
    }
  })

  it('fails, and keeps what was there, when a language lacks a message', async () => {
    await compileMessages({ folder })
    await write('en/shell', {})
    await expect(compileMessages({ folder })).rejects.toThrow('shell_call (shell.json) is missing in en')
    expect(Object.keys(await compiled('messages.js'))).toEqual(['home_title', 'shell_call'])
  })
})
