import { rmSync } from 'node:fs'
import { listPageFiles } from '../apps/web/scripts/list-page-files.ts'
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
  await Promise.all([buildWeb(), buildOffice(), writePlainSources()])
  markBuilt(web + nextFolder, stamp)
  swapBuild({ next: admin + nextFolder, served: `${admin}build`, assets: 'assets' })
  swapBuild({ next: web + nextFolder, served: `${web}build`, assets: 'client/assets' })
}

const env = { NODE_ENV: 'production', BUILD_FOLDER: nextFolder }

async function buildWeb(): Promise<void> {
  if (!(await run('react-router', ['build', 'apps/web', '--logLevel', 'warn'], env)))
    throw new Error('The web app did not build.')
  const client = `${web}${nextFolder}/client`
  // Both have words, which exist only after they were compiled.
  const { buildFirstScript } = await import('../apps/web/scripts/build-first-script.ts')
  const { buildServiceWorker } = await import('../apps/web/scripts/build-service-worker.ts')
  const server = `${web}${nextFolder}/server`
  await buildFirstScript({ client, server })
  await buildServiceWorker(client, listPageFiles({ client, server }))
  shrinkManifest(client)
  await precompress(client)
}

async function buildOffice(): Promise<void> {
  if (!(await run('vite', ['build', 'apps/admin', '--logLevel', 'warn', '--outDir', nextFolder], env)))
    throw new Error('The office did not build.')
  await precompress(admin + nextFolder)
}

/** A server would do it by itself, but not where it may not write. */
async function writePlainSources(): Promise<void> {
  const program = `${root}apps/server/src/start/memory/write-plain-sources.js`
  if (!(await run(process.execPath, ['--disable-warning=ExperimentalWarning', program])))
    throw new Error('The sources of the server could not be written without their types.')
}

if (import.meta.main) await build()
