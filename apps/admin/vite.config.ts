import { fileURLToPath } from 'node:url'
import { classNames } from '@prostuti/ui/vite/class-names'
import { messagesOneByOne } from '@prostuti/ui/vite/messages-one-by-one'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [messagesOneByOne(), classNames(fileURLToPath(new URL('./app', import.meta.url))), react()],
  build: {
    outDir: 'build',
    target: ['chrome109', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
    rollupOptions: { checks: { bundlerTimings: false } },
  },
})
