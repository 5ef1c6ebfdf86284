import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileMessages } from './compile.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prostuti-text-'))
  await mkdir(join(folder, 'project.inlang'))
  await write('bn/home', { home_title: 'প্রথম পাতা' })
  await write('en/home', { home_title: 'Home' })
  await write('bn/shell', { shell_call: 'ফোন করুন {phone}' })
  await write('en/shell', { shell_call: 'Call {phone}' })
  await writeSettings()
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(path: string, messages: object) {
  const file = join(folder, 'messages', `${path}.json`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(messages))
}

async function writeSettings(module = relative(folder, plugin())) {
  const pathPattern = ['./messages/{locale}/home.json', './messages/{locale}/shell.json']
  const settings = { baseLocale: 'bn', locales: ['bn', 'en'], modules: [module] }
  await writeFile(
    join(folder, 'project.inlang', 'settings.json'),
    JSON.stringify({ ...settings, 'plugin.inlang.messageFormat': { pathPattern } }),
  )
}

function plugin(): string {
  return createRequire(import.meta.url).resolve('@inlang/plugin-message-format')
}

describe('compileMessages', { timeout: 60_000 }, () => {
  it('compiles every feature once, and again only after a change', async () => {
    expect(await compileMessages({ folder })).toEqual({ compiled: true, messages: 2 })
    expect(await compileMessages({ folder })).toEqual({ compiled: false, messages: 2 })

    await write('en/home', { home_title: 'Front page' })
    expect(await compileMessages({ folder })).toEqual({ compiled: true, messages: 2 })
    expect(await readFile(join(folder, 'src/paraglide/messages/home_title.js'), 'utf8')).toContain('Front page')
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('.compiling'))
  })

  it('fails when a language lacks a message', async () => {
    await write('en/shell', {})
    await expect(compileMessages({ folder })).rejects.toThrow('shell_call (shell.json) is missing in en')
  })

  it('fails, and keeps what was there, when the plugin does not load and nothing is compiled', async () => {
    await mkdir(join(folder, 'src/paraglide'), { recursive: true })
    await writeFile(join(folder, 'src/paraglide/messages.js'), 'of before')
    await writeSettings('./nowhere/plugin.js')
    await expect(compileMessages({ folder })).rejects.toThrow('wrote 0 of 2 messages')
    expect(await readFile(join(folder, 'src/paraglide/messages.js'), 'utf8')).toBe('of before')
  })
})
