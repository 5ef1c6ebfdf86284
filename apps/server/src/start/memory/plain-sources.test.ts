import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prostuti-plain-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a module exports, and whether Node's own compiler had to come for it. */
function load(file: string, memory = import.meta.dirname): { exports: string[]; compiled: boolean } {
  const program = `const found = await import(${JSON.stringify(pathToFileURL(file).href)})
const compiled = process.moduleLoadList.some((name) => name.includes('amaro'))
console.log(JSON.stringify({ exports: Object.keys(found), compiled }))`
  const hooks = pathToFileURL(join(memory, 'plain-sources.js')).href
  const said = execFileSync(process.execPath, ['--import', hooks, '--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  return JSON.parse(said)
}

it('a server loads its sources without a compiler in its memory', () => {
  expect(load(join(import.meta.dirname, '../drain.ts'))).toEqual({ exports: ['createDrain'], compiled: false })
})

it('what is not ours, or not laid down, is left to Node', () => {
  const strange = join(folder, 'strange.ts')
  writeFileSync(strange, 'export const answer: number = 42')
  expect(load(strange)).toEqual({ exports: ['answer'], compiled: true })
})

describe('what is laid down', () => {
  let memory: string
  let source: string
  let plain: string
  /** A server of one source, and of one that says nothing. */
  beforeAll(() => {
    const server = join(folder, 'apps/server')
    memory = join(server, 'src/start/memory')
    source = join(server, 'src/answer.ts')
    plain = join(server, 'build/plain')
    cpSync(import.meta.dirname, memory, { recursive: true, filter: (path) => !path.endsWith('.ts') })
    writeFileSync(source, 'export const answer: number = 42')
    writeFileSync(join(server, 'src/nothing.ts'), '')
  })
  const found = () => load(source, memory)
  const whole = { exports: ['answer'], compiled: false }
  const laidDown = () => readdirSync(plain).toSorted()

  it.each([
    ['is empty', () => ''],
    ['ends before its end', (text: string) => text.slice(0, 20)],
    ['is as long as it was, of zeros', (text: string) => '\0'.repeat(text.length)],
    ['has zeros in the middle of it', (text: string) => `${text.slice(0, 20)}${'\0'.repeat(8)}${text.slice(28)}`],
  ])('is not taken for a source when it %s after a power cut, and is laid down anew', (_, cut) => {
    expect(found()).toEqual(whole)
    const before = laidDown()
    for (const name of before) writeFileSync(join(plain, name), cut(readFileSync(join(plain, name), 'utf8')))
    expect(found()).toEqual(whole)
    expect(laidDown()).toEqual(before)
  })

  it('is not written again by each start for a source that says nothing', () => {
    expect(found()).toEqual(whole)
    expect(load(join(source, '../nothing.ts'), memory)).toEqual({ exports: [], compiled: false })
  })

  it('goes with its source, and what another writer has not finished only when that is long gone', () => {
    mkdirSync(plain, { recursive: true })
    const old = new Date(Date.now() - 2 * 3_600_000)
    for (const name of ['gone.js', 'begun.js.1', 'given-up.js.2']) writeFileSync(join(plain, name), 'half')
    utimesSync(join(plain, 'given-up.js.2'), old, old)
    writeFileSync(source, 'export const answer: number = 43')
    expect(found()).toEqual(whole)
    const left = laidDown()
    expect(left).toContain('begun.js.1')
    expect(left).not.toContain('gone.js')
    expect(left).not.toContain('given-up.js.2')
  })
})
