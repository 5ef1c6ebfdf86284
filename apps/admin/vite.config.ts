import { fileURLToPath } from 'node:url'
import { browserLocale } from '@prostuti/ui/vite/browser-locale'
import { classNames } from '@prostuti/ui/vite/class-names'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [browserLocale(), classNames(fileURLToPath(new URL('./app', import.meta.url))), react()],
  build: {
    outDir: 'build',
    target: ['chrome109', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
    rollupOptions: { checks: { bundlerTimings: false } },
  },
})
