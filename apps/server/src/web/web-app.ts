import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What an address means to the page behind it, and where that page is kept. */
export type PageAddress = { address: string; key: string; group: string }

/** Undefined when no page answers there. */
export type PageAddressOf = (address: string) => PageAddress | undefined

/** The web app as `apps/web/app/server.ts` exports it. */
export type WebApp = {
  respond(page: {
    request: Request
    nonce: string
    get: (address: string) => Promise<unknown>
    adminUrl: string
    madeAt: number
  }): Promise<Response>
  /** Which page of the doctor's area stands at a path: the router knows all of them as one. */
  matchMyRoute?(pathname: string): { page: string } | undefined
}

export const webBuildFolder = fileURLToPath(new URL('../../../web/build/', import.meta.url))

/** The files of a build of the web: its app, and the little that is asked of every request. */
export function builtWeb(): { app: string; pageAddress: string } {
  const folder = `${webBuildFolder}server/`
  if (!existsSync(`${folder}server.js`)) throw new Error('The web app is not built. Run: npm run build')
  const file = (name: string) => pathToFileURL(folder + name).href
  return { app: file('server.js'), pageAddress: file('page-address.js') }
}

export const loadWebApp = async (file: string): Promise<WebApp> => import(file)

export const loadPageAddress = async (file: string): Promise<PageAddressOf> =>
  ((await import(file)) as { pageAddress: PageAddressOf }).pageAddress
