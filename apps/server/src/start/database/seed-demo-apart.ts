import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What the other process says when it is done. */
export type Seeded = { failure?: { message: string; code?: string } }

const program = fileURLToPath(new URL('./seed-demo-process.ts', import.meta.url))

/**
 * Puts the demo into an empty database from a process of its own: some 1,600 invented sittings leave 70 MB in the one that has made them, and a
 * server would keep them for as long as it runs. The address goes as a message, because everybody on a machine can read arguments.
 */
export function seedDemoApart(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: process.execArgv })
    let told: Seeded | undefined
    child.once('message', (seeded: Seeded) => {
      told = seeded
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (told?.failure !== undefined) reject(Object.assign(new Error(told.failure.message), told.failure))
      else if (told === undefined)
        reject(new Error(`the demo could not be made: its process ended with ${signal ?? code}`))
      else resolve()
    })
    child.send(url)
  })
}
