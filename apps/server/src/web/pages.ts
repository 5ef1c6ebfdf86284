import { openClientFiles } from './draft/client-files.ts'
import { compressHarder } from './draft/compress-page.ts'
import { type AskApi, type Draft, draftPage, type PageOrder } from './draft/draft-page.ts'
import { startRenderThread } from './start-render-thread.ts'
import { builtWeb, loadPageAddress, type PageAddressOf, type WebApp, webBuildFolder } from './web-app.ts'

/** Where the page host has its pages from. */
export type Pages = {
  pageAddress: PageAddressOf
  draft: (order: PageOrder, askApi: AskApi) => Promise<Draft>
  /** A page smaller still, for those who come after. */
  compress: (page: Uint8Array) => Promise<Uint8Array>
  /** Gives back what rendering needs, until somebody asks for a page that has to be rendered. */
  rest: () => void
  close: () => Promise<void>
}

const clientFolder = `${webBuildFolder}client`

/** The pages of the build, rendered on a thread of their own. */
export async function builtPages(): Promise<Pages> {
  const { app, pageAddress } = builtWeb()
  return { pageAddress: await loadPageAddress(pageAddress), ...startRenderThread({ webApp: app, clientFolder }) }
}

type WebInProcess = WebApp & { pageAddress: PageAddressOf; mode: 'production' | 'development' }

/** Rendered where they are asked for: by Vite in development, and by what stands in for the web in tests. */
export function pagesInProcess({ pageAddress, mode, ...web }: WebInProcess): Pages {
  const files = mode === 'production' ? openClientFiles(clientFolder) : undefined
  return {
    pageAddress,
    draft: (order, askApi) => draftPage(order, { web, askApi, files }),
    compress: async (page) => compressHarder(page),
    rest: () => {},
    close: async () => {},
  }
}
