import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The way into the web app, as `apps/web/app/server.ts` exports it. */
export type WebApp = {
  /** What an address means to the page behind it, and where that page is kept; undefined when no page answers there. */
  pageAddress(address: string): { address: string; key: string; group: string } | undefined
  respond(page: {
    request: Request
    nonce: string
    get: (address: string) => Promise<unknown>
    adminUrl: string
  }): Promise<Response>
}

export const webBuildFolder = fileURLToPath(new URL('../../../web/build/', import.meta.url))

export async function loadWebApp(): Promise<WebApp> {
  const entry = `${webBuildFolder}server/index.js`
  if (!existsSync(entry)) throw new Error('The web app is not built. Run: npm run build')
  return import(pathToFileURL(entry).href) as Promise<WebApp>
}
