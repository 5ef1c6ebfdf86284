// Stands in for the build of the web in a render thread: what it does is said by the address.
import type { WebApp } from '../web/web-app.ts'

export const respond: WebApp['respond'] = async ({ request, nonce, get, adminUrl }) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/hangs') for (;;);
  if (pathname === '/slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000)
  if (pathname === '/dies') process.exit(3)
  if (pathname === '/fails') throw new Error('no such luck')
  const data = JSON.stringify(await get(`/api${pathname}`))
  const lang = request.headers.get('cookie')
  return new Response(`<body>${pathname} ${lang} ${adminUrl} ${data}<script nonce="${nonce}">1</script></body>`)
}
