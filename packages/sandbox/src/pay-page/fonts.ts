import { readFile } from 'node:fs/promises'
import type { SandboxRoute } from '../wire.ts'

const name = 'bengali-400-600.woff2'

/** The product's own letters: a bare machine has none for Bengali, and the page would be boxes. */
export const fontRoute: SandboxRoute = {
  methods: ['GET'],
  path: `/pay/${name}`,
  async answer() {
    const body = await readFile(new URL(`../../../ui/src/fonts/${name}`, import.meta.url))
    return { status: 200, contentType: 'font/woff2', body, headers: { 'cache-control': 'public, max-age=86400' } }
  },
}
