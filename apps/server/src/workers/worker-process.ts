import cluster from 'node:cluster'
import type { ToPrimary, ToWorker } from './messages.ts'

/** One process, as the primary sees it. */
export type WorkerProcess = {
  pid: number | undefined
  isListening(): boolean
  /** False when it has exited before. */
  listening: Promise<boolean>
  /** Resolves with how it ended, in words, and whether it ended as it was told to. */
  exited: Promise<{ how: string; cleanly: boolean }>
  begin(as: { number: number; opensServer: boolean }): void
  tell(message: ToWorker): void
  kill(): void
}

type Hear = (message: ToPrimary, from: WorkerProcess) => void

/** It loads its modules at once, and does no more until it is told to begin. */
export function forkWorker(hear: Hear): WorkerProcess {
  const worker = cluster.fork()
  const loaded = Promise.withResolvers<void>()
  const listening = Promise.withResolvers<boolean>()
  let isListening = false

  const exited: WorkerProcess['exited'] = new Promise((resolve) => {
    worker.once('exit', (code, signal) => {
      isListening = false
      listening.resolve(false)
      resolve({ how: signal ?? `exit code ${code}`, cleanly: code === 0 })
    })
  })
  worker.on('message', (message: ToPrimary) => {
    if (message.kind === 'loaded') return loaded.resolve()
    if (message.kind === 'listens') {
      isListening = true
      return listening.resolve(true)
    }
    hear(message, process)
  })

  function tell(message: ToWorker): void {
    // One that has just died is seen by its exit.
    if (worker.isConnected()) worker.send(message, () => {})
  }
  const process: WorkerProcess = {
    pid: worker.process.pid,
    isListening: () => isListening,
    listening: listening.promise,
    exited,
    begin: (as) => void loaded.promise.then(() => tell({ kind: 'begin', ...as })),
    tell,
    kill: () => void worker.process.kill('SIGKILL'),
  }
  return process
}
