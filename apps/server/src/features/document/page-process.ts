import { setPriority } from 'node:os'
import { burnWatermark } from './burn-watermark.ts'
import { createDrawPage } from './draw-page.ts'
import { measureDocument } from './measure-document.ts'
import { createPageCache } from './page-cache.ts'
import type { PageAnswer, PageJob, PageRequest } from './page-job.ts'
import { plainPage } from './plain-page.ts'

/**
 * The whole program of the process that makes pages (see page-renderer.ts). A page is drawn once for everybody, kept, and
 * marked for each reader anew.
 */
const cache = createPageCache(process.argv[2] as string)
const drawing = new Map<string, Promise<Buffer>>()

async function drawBare({ file, name, index, width }: PageJob): Promise<Buffer> {
  const draw = await ready
  const png = await draw({ file, index, width })
  // A full disk costs time, not the page.
  await cache.keep(name, png).catch((error: unknown) => console.error('a drawn page was not kept:', String(error)))
  return png
}

async function makePage(job: PageJob): Promise<Buffer> {
  const { reader } = job
  const finish = (png: Buffer) => (reader === undefined ? plainPage(png) : burnWatermark(png, reader))
  const known = await cache.read(job.name)
  if (known !== undefined) return finish(known)
  // Whoever wants a page that is just being drawn waits for the same one.
  const bare = drawing.get(job.name) ?? drawBare(job).finally(() => drawing.delete(job.name))
  drawing.set(job.name, bare)
  return finish(await bare)
}

// Saving an answer must not wait for somebody's page.
setPriority(5)
// Without the server there is nobody to draw for.
process.on('disconnect', () => process.exit())
process.on('message', async ({ id, job }: PageRequest) => {
  const made: Promise<PageAnswer> =
    'measure' in job
      ? measureDocument(job.measure).then((measured) => ({ id, measured }))
      : makePage(job).then((webp) => ({ id, webp }))
  process.send?.(await made.catch((error: unknown): PageAnswer => ({ id, failed: String(error) })))
})
const ready = createDrawPage()
