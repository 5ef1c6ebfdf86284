import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startServer } from './start-server.ts'

it('leaves a folder that it was given to whoever gave it, also when the start fails', async () => {
  const given = mkdtempSync(join(tmpdir(), 'prostuti-given-'))
  onTestFinished(() => rmSync(given, { recursive: true }))
  const program = join(given, 'fails.mjs')
  writeFileSync(program, 'process.exit(3)')
  await expect(startServer({}, program, given)).rejects.toThrow(/ended with 3/)
  expect(existsSync(program)).toBe(true)
})

it('throws away the folder that it made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prostuti-program-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'listens.mjs')
  writeFileSync(program, 'console.log("Home http://localhost:1"); setInterval(() => {}, 1000)')
  const server = await startServer({}, program)
  expect(existsSync(server.dataDir)).toBe(true)
  await server.stop()
  expect(existsSync(server.dataDir)).toBe(false)
})
