import { builtWeb, loadWebApp } from '../../apps/server/src/web/web-app.ts'

/** React Router's own, of every address. */
const ofTheRouter = ['index', '_routes']

/** The names that a page looks up in its query while it is made on the server, with the calls of its loader answered by `origin`. */
export async function readParameters(address: string, origin: string): Promise<Set<string>> {
  const { respond } = await loadWebApp(builtWeb().app)
  const names = new Set<string>()
  const restore = (['get', 'getAll', 'has'] as const).map((method) => {
    const original = URLSearchParams.prototype[method] as (name: string) => never
    URLSearchParams.prototype[method] = function (this: URLSearchParams, name: string) {
      names.add(name)
      return original.call(this, name)
    }
    return () => Object.assign(URLSearchParams.prototype, { [method]: original })
  })
  try {
    const answer = await respond({
      request: new Request(new URL(address, origin)),
      nonce: '',
      get: async (call) => (await fetch(new URL(call, origin))).json(),
      adminUrl: origin,
      madeAt: 0,
    })
    await answer.text()
  } finally {
    for (const undo of restore) undo()
  }
  for (const name of ofTheRouter) names.delete(name)
  return names
}
