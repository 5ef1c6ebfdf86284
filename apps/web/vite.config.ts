import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserLocale } from './vite/browser-locale.ts'

/**
 * What every page needs is two files: the libraries, which stay cached over our own releases, and the shell with all it
 * imports. Apart in twenty small files the same code weighs 3 kB more, compressed.
 */
const chunks = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|@tanstack)\//, priority: 2 },
  { name: 'shell', test: /\/app\/root\.tsx|\/messages\/state_(retry|error_title|offline_title)\.js/, priority: 1 },
  // What every form shares, and the pages of the way in, which follow one another: each apart would cost a request, and a
  // line per page in the manifest that the home page loads.
  {
    name: 'form',
    test: /\/packages\/ui\/src\/(field|text-field|password-field|form-summary)\.tsx|\/features\/account\/(form|wait)\//,
    priority: 1,
  },
  { name: 'entrance', test: /\/features\/account\/(frame|join|code|register|forget|login-page)/ },
  // The home page's sections come later and share a little with its first screen, which is always there by then.
  { name: 'home', test: /\/app\/routes\/home\.tsx/ },
]

export default defineConfig({
  plugins: [browserLocale(), tailwindcss(), reactRouter()],
  build: {
    target: ['chrome100', 'safari15.4', 'firefox100'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // The server imports app/server.ts alone; it carries the router's own build inside.
    ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
    ],
  },
})
