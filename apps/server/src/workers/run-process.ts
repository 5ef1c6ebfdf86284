import cluster from 'node:cluster'
import { readPrimarySettings } from '../config/primary-settings.ts'
import { beginLean, forgetLean } from '../start/memory/lean-memory.ts'

/** What a process of the server is: the primary over several workers, or one that serves. `program` is the module that both run. */
export async function runProcess(program: string, serve: () => Promise<void>): Promise<void> {
  beginLean()
  const settings = readPrimarySettings()
  if (cluster.isPrimary && settings.workers > 1) {
    const { runPrimary } = await import('./run-primary.ts')
    return runPrimary({ ...settings, program })
  }
  forgetLean()
  await import('../resolve-once.ts')
  await serve()
}
