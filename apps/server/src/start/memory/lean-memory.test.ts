import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
let program: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prostuti-lean-'))
  program = join(folder, 'program.ts')
  writeFileSync(
    program,
    `import { beginLean, forgetLean } from ${JSON.stringify(join(import.meta.dirname, 'lean-memory.ts'))}
console.log(process.pid, process.env.MALLOC_MMAP_THRESHOLD_, process.argv.slice(2).join(), process.execArgv.join().endsWith('plain-sources.js'))
beginLean()
forgetLean()
console.log(process.env.MALLOC_MMAP_THRESHOLD_)`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (env: NodeJS.ProcessEnv = {}) =>
  execFileSync(process.execPath, [program, 'a', 'b'], { encoding: 'utf8', env: { ...process.env, ...env } })
    .trim()
    .split('\n')

it.runIf(process.platform === 'linux')(
  'begins once more as the same process, and hands the settings on to nobody',
  () => {
    const [first, second, after, ...more] = run()
    const pid = first?.split(' ')[0]
    expect([first, second, after]).toEqual([`${pid} undefined a,b false`, `${pid} 65536 a,b true`, 'undefined'])
    expect(more).toEqual([])
  },
)

it('leaves alone who has decided', () => {
  expect(run({ MALLOC_ARENA_MAX: '8' })).toHaveLength(2)
  expect(run({ MALLOC_MMAP_THRESHOLD_: '4096' })[1]).toBe('4096')
})
