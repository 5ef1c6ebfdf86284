import { RouterContextProvider, redirect } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type ServerGet, serverGetContext } from '../../context.ts'
import { loadPage } from './load-page.ts'

const refuse =
  (status: number): ServerGet =>
  () =>
    Promise.reject(Object.assign(new Error('no'), { status }))

function contextWith(get: ServerGet) {
  const context = new RouterContextProvider()
  context.set(serverGetContext, get)
  return context
}

const main = { queryKey: ['/main'] }
const statusOf = (page: Awaited<ReturnType<typeof loadPage>>) => page.init?.status

describe('loadPage', () => {
  it('brings the main answer and what was asked because of it', async () => {
    const context = contextWith((address) => Promise.resolve({ address }))
    const page = await loadPage({
      context,
      main,
      tags: async (_, load) => {
        await load({ queryKey: ['/more'] })
        return [{ title: 'x' }]
      },
    })
    expect(statusOf(page)).toBe(200)
    expect(page.data.dehydratedState.queries.map(({ queryKey }) => queryKey[0])).toEqual(['/main', '/more'])
    expect(page.data).toMatchObject({ missing: false, tags: [{ title: 'x' }] })
  })

  it.each([404, 422])('is a page that does not exist when the main call answers %i', async (status) => {
    const page = await loadPage({ context: contextWith(refuse(status)), main, tags: () => [] })
    expect([statusOf(page), page.data.missing]).toEqual([404, true])
  })

  it('is not kept when the server is in trouble, with the main call or with a later one', async () => {
    expect(statusOf(await loadPage({ context: contextWith(refuse(500)), main, tags: () => [] }))).toBe(503)
    const context = contextWith((address) => (address === '/main' ? Promise.resolve({}) : refuse(404)(address)))
    const page = await loadPage({ context, main, tags: (_, load) => load({ queryKey: ['/more'] }).then(() => []) })
    expect([statusOf(page), page.data.missing]).toEqual([503, false])
  })

  it('lets a redirect through', async () => {
    const context = contextWith(() => Promise.resolve({}))
    const asked = loadPage({
      context,
      main,
      tags: () => {
        throw redirect('/elsewhere', 301)
      },
    })
    await expect(asked).rejects.toMatchObject({ status: 301 })
  })
})
