import { fileURLToPath } from 'node:url'
import { classNames } from '@prostuti/ui/vite/class-names'
import { messagesOneByOne } from '@prostuti/ui/vite/messages-one-by-one'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { codeSplitting } from './vite/chunks.ts'

export default defineConfig({
  plugins: [messagesOneByOne(), classNames(fileURLToPath(new URL('./app', import.meta.url))), reactRouter()],
  build: {
    target: ['chrome100', 'safari15.4', 'firefox100'],
    assetsInlineLimit: 0,
    // For `scripts/list-page-files.ts`, which takes it away again.
    manifest: true,
    // hls.js is one file of 580 kB, fetched only when a video comes as a playlist.
    chunkSizeWarningLimit: 600,
    // How long plugins took is for whoever tunes the build, not for whoever starts the product.
    // A part that some pages bring along and others fetch when they need it is meant so.
    rollupOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting } } } },
    // The server's thread for pages imports app/server.ts, which carries the router's own build inside; its first thread, which
    // answers everybody, imports app/page-address.ts alone.
    ssr: { build: { rollupOptions: { input: ['./app/server.ts', './app/page-address.ts'] } } },
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
