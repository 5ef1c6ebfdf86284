import { expect, it } from 'vitest'
import { runProgram } from './run-program.ts'

const hang = { program: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'] }

it('is ended by a signal, also by one that was given before it began', async () => {
  const later = new AbortController()
  const begun = runProgram({ ...hang, signal: later.signal })
  later.abort()
  const [ended, refused] = await Promise.all([begun, runProgram({ ...hang, signal: AbortSignal.abort() })])
  expect([ended, refused]).toEqual(['ended with null', 'ended with null'])
})
