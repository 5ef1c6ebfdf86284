import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What an address means to the page behind it, and where that page is kept; undefined when no page answers there. */
export type PageAddressOf = (address: string) => { address: string; key: string; group: string } | undefined

/** The web app as `apps/web/app/server.ts` exports it. */
export type WebApp = {
  respond(page: {
    request: Request
    nonce: string
    get: (address: string) => Promise<unknown>
    adminUrl: string
  }): Promise<Response>
}

export const webBuildFolder = fileURLToPath(new URL('../../../web/build/', import.meta.url))

/** The addresses of a build of the web: its app, and the little that is asked of every request. */
export function builtWeb(): { app: URL; pageAddress: URL } {
  const folder = pathToFileURL(`${webBuildFolder}server/`)
  const built = { app: new URL('server.js', folder), pageAddress: new URL('page-address.js', folder) }
  if (!existsSync(built.app)) throw new Error('The web app is not built. Run: npm run build')
  return built
}

export const loadPageAddress = async (file: URL): Promise<PageAddressOf> =>
  ((await import(file.href)) as { pageAddress: PageAddressOf }).pageAddress
