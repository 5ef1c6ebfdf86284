import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultServerUser, spawnAs } from '../../../packages/db/src/embedded/home/server-user.ts'

const deploy = new URL('../../../deploy/', import.meta.url)

export const deployed = (file: string): URL => new URL(file, deploy)

/** The settings of one of the `.env` files in `deploy`, which systemd reads where the program is installed. */
export function readDeployedEnv(file: string): Record<string, string> {
  const lines = readFileSync(deployed(file), 'utf8').split('\n')
  const settings = lines.filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(
    settings.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

const user = defaultServerUser()

/** A folder that belongs to whom the programs run as. */
export function ownFolder(...path: string[]): string {
  const folder = join(...path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

export type Program = {
  pid: number
  isRunning(): boolean
  end(signal: NodeJS.Signals): Promise<void>
}

type ProgramOptions = { env: Record<string, string>; folder: string; name: string }

/** Never as root; what it says goes into a file beside its data. */
export function startProgram(command: string, args: string[], { env, folder, name }: ProgramOptions): Program {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const base = spawnAs(user, folder)
  const child: ChildProcess = spawn(command, args, {
    ...base,
    env: { ...base.env, ...env },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.on('error', () => {})
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  child.once('exit', () => process.off('exit', killAtExit))
  return {
    pid: child.pid ?? Number.NaN,
    isRunning,
    async end(signal) {
      if (!isRunning()) return
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    },
  }
}
