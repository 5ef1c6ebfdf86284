import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const browserRuntime = fileURLToPath(import.meta.resolve('@prostuti/text/browser-runtime'))

/** In the browser's build, messages ask the page for its language instead of paraglide's whole runtime. */
export function browserLocale(): Plugin {
  return {
    name: 'browser-locale',
    enforce: 'pre',
    resolveId(id, importer) {
      if (this.environment.name !== 'client') return
      const ofMessages = id === '../runtime.js' && importer?.includes('/paraglide/messages/')
      return id === '@prostuti/text/runtime' || ofMessages ? browserRuntime : undefined
    },
  }
}
