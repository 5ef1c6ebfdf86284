import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { classNames } from '@prostuti/ui/vite/class-names'
import { build, type Plugin, type Rolldown } from 'vite'

const web = fileURLToPath(new URL('../', import.meta.url))

/** The page has the sheets whose classes are named. */
const withoutSheets: Plugin = {
  name: 'without-sheets',
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file]
  },
}

/**
 * Runs after the web build: the script of pages that sleep, which shares no file with the app, since each would bring its
 * neighbours along. `first-script.txt` tells the server its name.
 */
export async function buildFirstScript({ client, server }: { client: string; server: string }): Promise<void> {
  const { output } = (await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    publicDir: false,
    plugins: [classNames(`${web}app`), withoutSheets],
    build: {
      outDir: client,
      emptyOutDir: false,
      modulePreload: false,
      target: ['chrome100', 'safari15.4', 'firefox100'],
      rollupOptions: {
        input: `${web}app/wake/first.ts`,
        output: { entryFileNames: 'assets/first-[hash].js', chunkFileNames: 'assets/first-[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)
  if (entry === undefined) throw new Error('The first script did not build.')
  await writeFile(`${server}/first-script.txt`, `/${entry.fileName}`)
}
