import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A command of this checkout, its arguments, and what it finds in its environment; true when it succeeded. */
export type Run = (command: string, args: string[], env?: Record<string, string>) => Promise<boolean>

/** Runs a command of this checkout to its end. Its output is the reader's. */
export const run: Run = (command, args, env) => succeeded(start('inherit', command, args, env))

/** The same, with what it says handed to `hear`. */
export const runHeardBy =
  (hear: (said: string) => void): Run =>
  (command, args, env) => {
    const child = start('pipe', command, args, env)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
    return succeeded(child)
  }

function start(stdio: 'inherit' | 'pipe', command: string, args: string[], env: Record<string, string> = {}) {
  return spawn(command, args, {
    cwd: root,
    stdio: stdio === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...env },
  })
}

function succeeded(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}
