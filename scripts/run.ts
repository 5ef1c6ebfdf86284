import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command of this checkout to its end; true when it succeeded. Its output is the reader's. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...env },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
