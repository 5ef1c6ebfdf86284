import { Worker } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, it, vi } from 'vitest'
import type { AskApi, Draft } from './draft/draft-page.ts'
import { startRenderThread } from './start-render-thread.ts'
import { webBuildFolder } from './web-app.ts'

const webApp = new URL('../testing/web-app.fixture.ts', import.meta.url).href
const settings = { webApp, clientFolder: `${webBuildFolder}client` }
const thread = startRenderThread(settings)
const trouble = vi.spyOn(console, 'error').mockImplementation(() => {})
afterAll(async () => {
  await thread.close()
  trouble.mockRestore()
})

const orderOf = (path: string) => ({
  url: `http://page${path}`,
  lang: 'lang=en',
  adminUrl: '/office',
  demoBanner: false,
  colours: undefined,
})
const answering: AskApi = async (address, lang) => ({ status: 200, body: JSON.stringify({ address, lang }) })
const render = (path: string, askApi = answering) => thread.draft(orderOf(path), askApi)
const textOf = ({ bodies }: Draft) => new TextDecoder().decode(bodies.identity)

it('renders a page with what the first thread answers it, and says which scripts stand in it', async () => {
  const draft = await render('/one')
  expect(textOf(draft)).toContain('/one lang=en /office {"address":"/api/one","lang":"lang=en"}<script>1</script>')
  expect(draft.status).toBe(200)
  expect(draft.scripts[0]).toMatch(/^'sha256-/)
})

it('compresses a page, and further for those who come after', async () => {
  const draft = await render('/one')
  expect(brotliDecompressSync(draft.bodies.br).toString()).toBe(textOf(draft))
  expect(brotliDecompressSync(await thread.compress(draft.bodies.identity)).toString()).toBe(textOf(draft))
})

it('renders several at a time, each with its own data', async () => {
  const pages = await Promise.all(['/a', '/b', '/c'].map((path) => render(path)))
  expect(pages.map(textOf)).toEqual(['/a', '/b', '/c'].map((path) => expect.stringContaining(`"/api${path}"`)))
})

it('says why a page could not be made, and makes the next one', async () => {
  await expect(render('/fails')).rejects.toThrow('no such luck')
  await expect(render('/x', async () => ({ status: 503, body: '' }))).rejects.toThrow('/api/x answered 503')
  await expect(
    render('/x', async () => {
      throw new Error('the database is away')
    }),
  ).rejects.toThrow('answered 500')
  expect(textOf(await render('/x'))).toContain('/x')
})

it('lets the first thread go on while a page takes for ever, and then renders on a new one', async () => {
  const impatient = startRenderThread(settings, 1000)
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 10)
  await expect(impatient.draft(orderOf('/hangs'), answering)).rejects.toThrow(
    expect.objectContaining({ code: 'unavailable' }),
  )
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(20)
  const after = () => impatient.draft(orderOf('/after'), answering)
  // On a busy machine a cold thread needs longer than this one is given at first.
  expect(textOf(await after().catch(after).catch(after))).toContain('/after')
  await impatient.close()
}, 60_000)

// These two wait most of the time.
it.concurrent('does not take a thread for hanging that is slow with the pages before', async () => {
  const patient = startRenderThread(settings, 4000)
  const pages = await Promise.all(['/slow', '/slow', '/slow'].map((path) => patient.draft(orderOf(path), answering)))
  expect(pages.map(textOf)).toEqual(pages.map(() => expect.stringContaining('/slow')))
  await patient.close()
}, 60_000)

it.concurrent('gives the next thread longer, so that a busy machine comes to its first page', async () => {
  const impatient = startRenderThread(settings, 1500)
  const tryOnce = () => impatient.draft(orderOf('/slow'), answering)
  await expect(tryOnce()).rejects.toThrow(expect.objectContaining({ code: 'unavailable' }))
  expect(textOf(await tryOnce().catch(tryOnce).catch(tryOnce))).toContain('/slow')
  await impatient.close()
}, 60_000)

it('tells those who wait when the thread dies, and renders on a new one', async () => {
  const never: AskApi = () => new Promise(() => {})
  const waiting = expect(render('/waits', never)).rejects.toThrow(expect.objectContaining({ code: 'unavailable' }))
  await expect(render('/dies')).rejects.toThrow(expect.objectContaining({ code: 'unavailable' }))
  await waiting
  expect(textOf(await render('/after'))).toContain('/after')
})

it('gives its thread back when it has nothing to do, and renders the next page on a new one', async () => {
  const terminated = vi.spyOn(Worker.prototype, 'terminate')
  const idle = startRenderThread(settings, undefined, 50)
  try {
    expect(textOf(await idle.draft(orderOf('/one'), answering))).toContain('/one')
    await vi.waitFor(() => expect(terminated).toHaveBeenCalledTimes(1), { timeout: 15_000 })
    const next = idle.draft(orderOf('/two'), answering)
    idle.rest()
    expect(textOf(await next)).toContain('/two')
    expect(terminated).toHaveBeenCalledTimes(1)
  } finally {
    await idle.close()
    terminated.mockRestore()
  }
})
