import { type ReactNode, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(() => vi.unstubAllGlobals())

async function streamed(part: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(<Suspense fallback="waits">{part}</Suspense>)
  await stream.allReady
  return new Response(stream).text()
}

it('is no empty place while its file cannot be had, and comes when the network is back', async () => {
  const network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const load = vi.fn(async () => ({ default: () => <p>part</p> }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Part = lazyPart(load)
  const drawn = streamed(<Part />)
  const first = await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 50, 'nothing yet'))])
  expect(first).toBe('nothing yet')
  network.dispatchEvent(new Event('online'))
  expect(await drawn).toContain('<p>part</p>')
  expect(load).toHaveBeenCalledTimes(2)
})
