import { createHash } from 'node:crypto'
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, runnerImport } from 'vite'
import { offlineHtml } from './offline-html.ts'

const ownFiles = ['/offline.html', '/offline.js', '/offline.css']
const web = fileURLToPath(new URL('../', import.meta.url))

/**
 * Runs after the web build: writes the offline page, its script and the service worker beside the built files, which
 * they name, with the `parts` that a script fetches later. The worker's version is a fingerprint of all of them, so that every release, and only a release, renews it.
 */
export async function buildServiceWorker(client: string, parts: Record<string, string[]>): Promise<void> {
  const styles = await rootStyles(client)
  const fonts = await fontsOf(client, styles)
  await bundle(client, 'offline-page', 'offline.js', {})
  await copyFile(`${web}app/offline/offline-page.css`, `${client}/offline.css`)
  const html = offlineHtml({ styles: [...styles, '/offline.css'], picture: await drawPicture() })
  await writeFile(`${client}/offline.html`, html)
  await bundle(client, 'service-worker', 'sw.js', {
    __PRECACHE__: JSON.stringify([...ownFiles, ...styles, ...fonts]),
    __PARTS__: JSON.stringify(parts),
    __VERSION__: JSON.stringify(await fingerprint(client)),
  })
}

/** The style sheets every page loads, from the router's own list of what it built. */
async function rootStyles(client: string): Promise<string[]> {
  const name = (await readdir(`${client}/assets`)).find((file) => /^manifest-.*\.js$/.test(file))
  const source = await readFile(`${client}/assets/${name}`, 'utf8')
  const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as Manifest
  // The router marks a sheet that lazy parts use too with a bare `#`; the file is the same.
  const named = [...(manifest.entry.css ?? []), ...(manifest.routes.root?.css ?? [])]
  // Each once: a browser refuses to keep a file twice.
  const styles = [...new Set(named.map((path) => path.replace('#', '')))]
  if (styles.length === 0) throw new Error('The offline page found no style sheet in the build.')
  return styles
}

type Manifest = { entry: { css?: string[] }; routes: { root?: { css?: string[] } } }

async function fontsOf(client: string, styles: string[]): Promise<string[]> {
  const sheets = await Promise.all(styles.map((style) => readFile(client + style, 'utf8')))
  const fonts = sheets.join('').matchAll(/url\(["']?(\/assets\/[^"')]+\.woff2)/g)
  return [...new Set([...fonts].map((match) => match[1] ?? ''))]
}

async function bundle(client: string, entry: string, fileName: string, define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    define,
    publicDir: false,
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'chrome100',
      lib: { entry: `app/offline/${entry}.ts`, formats: ['iife'], name: 'offline', fileName: () => fileName },
    },
  })
}

/** Through Vite, because Node does not read JSX. */
async function drawPicture(): Promise<string> {
  const { module } = await runnerImport<typeof import('../app/offline/offline-picture.tsx')>(
    `${web}app/offline/offline-picture.tsx`,
    { configFile: false, root: web, logLevel: 'warn' },
  )
  return renderToStaticMarkup(createElement(module.OfflinePicture))
}

/** File names under /assets carry a hash of their content; the offline page's own files are read. */
async function fingerprint(client: string): Promise<string> {
  const hash = createHash('sha256').update((await readdir(`${client}/assets`)).toSorted().join())
  for (const file of ownFiles) hash.update(await readFile(client + file))
  return hash.digest('hex').slice(0, 12)
}
