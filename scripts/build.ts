import { rmSync } from 'node:fs'
import { shrinkManifest } from '../apps/web/scripts/shrink-manifest.ts'
import { compileMessages } from '../packages/text/scripts/compile.ts'
import { isBuilt, markBuilt, sourceStamp } from './release/build-stamp.ts'
import { precompress } from './release/precompress.ts'
import { swapBuild } from './release/swap-build.ts'
import { root, run } from './run.ts'

/** Where a release is made while a server may still serve the one before. */
const nextFolder = 'build-next'
const [web, admin] = [`${root}apps/web/`, `${root}apps/admin/`]

/** Messages, then the doctors' site and the office. Quick when nothing changed. */
export async function build(): Promise<void> {
  await compileMessages()
  const stamp = sourceStamp()
  if (isBuilt(stamp)) return
  console.log('The pages are being built, which takes half a minute.')
  for (const app of [web, admin]) rmSync(app + nextFolder, { recursive: true, force: true })
  // Side by side: each keeps little more than one core busy.
  await Promise.all([buildWeb(), buildOffice()])
  markBuilt(web + nextFolder, stamp)
  swapBuild({ next: admin + nextFolder, served: `${admin}build`, assets: 'assets' })
  swapBuild({ next: web + nextFolder, served: `${web}build`, assets: 'client/assets' })
}

const env = { NODE_ENV: 'production', BUILD_FOLDER: nextFolder }

async function buildWeb(): Promise<void> {
  if (!(await run('react-router', ['build', 'apps/web', '--logLevel', 'warn'], env)))
    throw new Error('The web app did not build.')
  const client = `${web}${nextFolder}/client`
  // Its offline page has words, which exist only after they were compiled.
  const { buildServiceWorker } = await import('../apps/web/scripts/build-service-worker.ts')
  await buildServiceWorker(client)
  shrinkManifest(client)
  await precompress(client)
}

async function buildOffice(): Promise<void> {
  if (!(await run('vite', ['build', 'apps/admin', '--logLevel', 'warn', '--outDir', nextFolder], env)))
    throw new Error('The office did not build.')
  await precompress(admin + nextFolder)
}

if (import.meta.main) await build()
