import { rmSync } from 'node:fs'
import { shrinkManifest } from '../apps/web/scripts/shrink-manifest.ts'
import { compileMessages } from '../packages/text/scripts/compile.ts'
import { isBuilt, markBuilt, sourceStamp } from './build-stamp.ts'
import { precompress } from './precompress.ts'
import { root, run } from './run.ts'

/** Messages, then the doctors' site and the office. Quick when nothing changed. */
export async function build(): Promise<void> {
  await compileMessages()
  const stamp = sourceStamp()
  if (isBuilt(stamp)) return
  for (const app of ['web', 'admin']) rmSync(`${root}apps/${app}/build`, { recursive: true, force: true })
  const built = await run('react-router', ['build', 'apps/web', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  if (!built) throw new Error('The web app did not build.')
  const office = await run('vite', ['build', 'apps/admin', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  if (!office) throw new Error('The office did not build.')
  // Its offline page has words, which exist only after they were compiled above.
  const { buildServiceWorker } = await import('../apps/web/scripts/build-service-worker.ts')
  await buildServiceWorker()
  shrinkManifest(`${root}apps/web/build/client`)
  await precompress(`${root}apps/web/build/client`)
  await precompress(`${root}apps/admin/build`)
  markBuilt(stamp)
}

if (import.meta.main) await build()
