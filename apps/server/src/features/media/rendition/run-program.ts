import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

type Program = { program: string; args: string[]; onSaid?: (said: string) => void; signal: AbortSignal }

const lastWords = 600

/** Runs a program behind everything else; undefined where it did what it should, otherwise the end of what it complained of. */
export const runProgram = ({ program, args, onSaid, signal }: Program): Promise<string | undefined> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    // Saving an answer must not wait for a video.
    if (child.pid !== undefined) lowerPriority(child.pid)
    let complaint = ''
    child.stdout.setEncoding('utf8').on('data', (said: string) => onSaid?.(said))
    child.stderr.setEncoding('utf8').on('data', (said: string) => {
      complaint = (complaint + said).slice(-lastWords)
    })
    const kill = () => child.kill('SIGKILL')
    signal.addEventListener('abort', kill, { once: true })
    // A signal that was given before is not given again.
    if (signal.aborted) kill()
    child.once('error', (error) => {
      complaint = String(error)
    })
    child.once('close', (code) => {
      signal.removeEventListener('abort', kill)
      resolve(code === 0 ? undefined : complaint.trim() || `ended with ${code}`)
    })
  })

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already.
  }
}
